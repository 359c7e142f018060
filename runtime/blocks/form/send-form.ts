import type { FormReceiver } from '../../../schema/source.generated.ts';

/** How long a receiver may take, in milliseconds. */
const patience = 60_000;

/** The same where files are sent, which take their time on a slow line: who does not want to wait may stop. */
const patienceWithFiles = 600_000;

/** Programs fill in a form faster than this, in milliseconds. */
const leastTime = 2000;

export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' }
  /** Nobody waited any longer for an answer: it may have arrived all the same. */
  | { readonly kind: 'unsure' }
  /** What the receiver says is wrong with fields, by their names. */
  | { readonly kind: 'refused'; readonly problems: Readonly<Record<string, string>> };

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';

/** What was entered: a field for a file that was left empty has an entry without a name. */
function enteredIn(data: FormData): FormData {
  const entered = new FormData();
  for (const [name, value] of data) {
    if (!isFile(value)) entered.append(name, value);
    else if (value.name !== '' || value.size > 0) entered.append(name, value);
  }
  return entered;
}

/** Entries as JSON: several of a name as a list. */
function asJson(data: FormData): string {
  const entries: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name);
    entries[name] = values.length > 1 ? values : values[0];
  }
  return JSON.stringify(entries);
}

/** The problems of an answer such as `{ "errors": { "phone": "…" } }`; undefined where it has none. */
async function problemsIn(answer: Response): Promise<Readonly<Record<string, string>> | undefined> {
  if (answer.status !== 400 && answer.status !== 422) return undefined;
  try {
    const { errors }: { readonly errors?: unknown } = await answer.json();
    if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined;
    const problems = Object.entries(errors).flatMap(([name, text]): [string, string][] =>
      typeof text === 'string' ? [[name, text]] : [],
    );
    return problems.length > 0 ? Object.fromEntries(problems) : undefined;
  } catch {
    // It is not said what is wrong.
    return undefined;
  }
}

/**
 * Sends a form's entries to its receiver, in the kind of message that browsers send without scripts: one with parts
 * where the form has a field for files, filled in or not.
 * @param time how long the form was open, in milliseconds: those that are filled in at once are held back a little
 * @param abort stops the waiting
 */
export async function sendForm(
  data: FormData,
  { url, format, elapsed = '_elapsed', honeypot = 'website' }: FormReceiver,
  time: number,
  abort = new AbortController(),
): Promise<SendResult> {
  // Nobody saw that field: who filled it in is a program, and is left in that belief.
  if (String(data.get(honeypot) ?? '') !== '') return { kind: 'sent' };
  if (time < leastTime) await wait(leastTime - time);
  data.set(elapsed, String(Math.round(Math.max(time, leastTime) / 1000)));
  const entered = enteredIn(data);
  const hasFiles = [...entered.values()].some(isFile);
  const isJson = format === 'json' && !hasFiles;
  const body = isJson
    ? asJson(entered)
    : [...data.values()].some(isFile)
      ? entered
      : new URLSearchParams([...entered].map(([name, value]) => [name, String(value)]));
  const timer = setTimeout(() => abort.abort(), hasFiles ? patienceWithFiles : patience);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        Accept: 'application/json',
        ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      },
      signal: abort.signal,
    });
    if (answer.ok) return { kind: 'sent' };
    const problems = await problemsIn(answer);
    return problems ? { kind: 'refused', problems } : { kind: 'failed' };
  } catch {
    // The network, or a receiver that does not answer: what was typed stays.
    return { kind: abort.signal.aborted ? 'unsure' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
