import { bootHintsId } from '../../schema/boot-hints.ts';
import { withinTime } from '../../schema/within-time.ts';
import { fetchJson } from './fetch-json.ts';

/** Which build of the site runs in this page: of the runtime, and of the model. */
export type RunningBuild = {
  /** Address of the folder of the site's files. */
  readonly root: string;
  /** Address of the page that the script started; absent: that of the folder. */
  readonly page?: string;
  /** File name of the script that started the page. It has the fingerprint of all scripts and styles. */
  readonly script: string;
  /** Fingerprint of the model; empty where it is not known: then the runtime alone says. */
  readonly model: string;
};

/** A question that nothing but the answer depends on does not wait for as long as a part of the site may. */
const timeout = 10_000;

/** Whether an answer is a page of the site: also the one that says that there is none. */
const isPage = ({ ok, status }: Response, text: string): boolean =>
  ok || (status === 404 && text.includes(`id="${bootHintsId}"`));

/**
 * The page that the server hands out now, past every cache.
 * @throws where the server does not answer with a page of the site
 */
export const servedPage = (address: string): Promise<string> =>
  withinTime(async (signal) => {
    const separator = address.includes('?') ? '&' : '?';
    const answer = await fetch(`${address}${separator}_t=${Date.now()}`, {
      signal,
      cache: 'no-store',
    });
    const text = await answer.text();
    if (!isPage(answer, text)) throw new Error(`${address} answered ${answer.status}`);
    return text;
  }, timeout);

/**
 * Whether the server hands out another build than the one that runs. Both fingerprints are asked for: a
 * new runtime may serve the same model, and a model may be emitted anew without a new page.
 * @throws where the server does not say
 */
export async function isOutdated({
  root,
  page: address = root,
  script,
  model,
}: RunningBuild): Promise<boolean> {
  const [page, served] = await Promise.all([
    servedPage(address),
    fetchJson(`${root}site.json?_t=${Date.now()}`, timeout),
  ]);
  const { build } = served as { readonly build?: unknown };
  return !page.includes(script) || (model !== '' && build !== model);
}
