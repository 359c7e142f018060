import { withinTime } from '../../schema/within-time.ts';
import { fetchJson } from './fetch-json.ts';

/** Which build of the site runs in this page: of the runtime, and of the model. */
export type RunningBuild = {
  /** Address of the folder of the site's files. */
  readonly root: string;
  /** File name of the script that started the page. It has the fingerprint of all scripts and styles. */
  readonly script: string;
  /** Fingerprint of the model; empty where it is not known: then the runtime alone says. */
  readonly model: string;
};

/** A question that nothing but the answer depends on does not wait for as long as a part of the site may. */
const timeout = 10_000;

/**
 * The page that the server hands out now, past every cache.
 * @throws where the server does not answer with success
 */
export const servedPage = (root: string): Promise<string> =>
  withinTime(async (signal) => {
    const answer = await fetch(`${root}?_t=${Date.now()}`, { signal, cache: 'no-store' });
    if (!answer.ok) throw new Error(`${root} answered ${answer.status}`);
    return answer.text();
  }, timeout);

/**
 * Whether the server hands out another build than the one that runs. Both fingerprints are asked for: a
 * new runtime may serve the same model, and a model may be emitted anew without a new page.
 * @throws where the server does not say
 */
export async function isOutdated({ root, script, model }: RunningBuild): Promise<boolean> {
  const [page, served] = await Promise.all([
    servedPage(root),
    fetchJson(`${root}site.json?_t=${Date.now()}`, timeout),
  ]);
  const { build } = served as { readonly build?: unknown };
  return !page.includes(script) || (model !== '' && build !== model);
}
