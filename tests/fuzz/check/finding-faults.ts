import { readFileSync } from 'node:fs';
import type { Range } from '../../../cli/diagnostics/diagnostic.ts';
import { ruleById } from '../../../cli/lint/all-rules.ts';
import type { LintResult } from '../../../cli/lint/lint-site.ts';
import { decodeText } from '../../../cli/read/decode-text.ts';
import { stylish } from '../../../cli/report/formats/stylish.ts';
import { locate } from '../../../cli/report/locate.ts';

/** What a program writes where a value is missing. */
const rawValue = /(?<!-)\bundefined\b(?!-)|\[object |\bNaN\b|\bInfinity\b|function \(|=> /;

const hasRawValue = (said: string, text: string): boolean => {
  const [found] = rawValue.exec(said) ?? [];
  return found !== undefined && !text.includes(found);
};

/** The text that a finding of a file is about: of the mutant, else of the disk. */
function textOf(file: string, changed: string, text: string | Buffer): string {
  const bytes = file === changed ? Buffer.from(text) : readFileSync(file);
  return decodeText(bytes).text;
}

function* placeFaults(
  what: string,
  { start, end }: Range,
  file: string,
  length: number,
): Iterable<string> {
  if (!file) yield `${what} names no file`;
  if (!(Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end))
    yield `${what} has the range ${start} to ${end}`;
  else if (end > length) yield `${what} ends at ${end} of ${length} in ${file}`;
}

/** What is wrong with the findings of a mutant. */
export function* findingFaults(
  { diagnostics, linesOf, file: siteFile }: LintResult,
  changed: string,
  text: string | Buffer,
): Iterable<string> {
  const lengths = new Map<string, number>();
  const lengthOf = (file: string): number => {
    const length = lengths.get(file) ?? textOf(file, changed, text).length;
    lengths.set(file, length);
    return length;
  };
  const given = text.toString();
  for (const each of diagnostics) {
    const { rule, message, fullMessage = message, suggestion = '', related = [], fix } = each;
    const name = `${rule} "${message.slice(0, 300)}"`;
    yield* placeFaults(name, each, each.file, lengthOf(each.file));
    for (const place of related) {
      const file = place.file ?? each.file;
      yield* placeFaults(`a place of ${name}`, place, file, lengthOf(file));
    }
    for (const edit of fix?.edits ?? [])
      yield* placeFaults(`the fix of ${name}`, edit, each.file, lengthOf(each.file));
    const said = [message, fullMessage, ...related.map((place) => place.message)];
    if (said.some((sentence) => sentence.trim() === '')) yield `${rule} says nothing`;
    if ([...said, suggestion].some((sentence) => hasRawValue(sentence, given)))
      yield `${name} shows a raw value`;
    if (message.length > maxMessage) yield `${rule} says ${message.length} characters`;
    const { zh, en } = ruleById.get(rule)?.explanation ?? {};
    if (!zh?.trim() && !en?.trim()) yield `${rule} is not explained`;
  }
  const report = locate({ file: siteFile, diagnostics, linesOf }, process.cwd());
  for (const language of ['zh', 'en'] as const) {
    const said = stylish(report, { color: false, language });
    if (hasRawValue(said, given))
      yield `the report in ${language} shows a raw value: ${rawValue.exec(said)?.[0]}`;
  }
}

/** A message that nobody reads to its end. */
const maxMessage = 2000;
