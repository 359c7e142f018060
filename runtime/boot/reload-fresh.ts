import { withinTime } from '../../schema/within-time.ts';

/** What the page's own HTML has loaded, by the kind of answer that it wants. */
const kinds: readonly (readonly [selector: string, type: RegExp])[] = [
  ['script[type=module][src], link[rel=modulepreload]', /javascript/],
  ['link[rel=stylesheet]', /css/],
  ['link[rel=preload][as=fetch]', /^(?!text\/html)/],
];

/** The server answers, and not with the file. */
export class FileGone extends Error {}

/** Milliseconds that a visitor who wants the page anew waits for its files. */
const patience = 5000;

/**
 * Loads the files that every page starts with past every cache: one that was kept damaged would be taken
 * again by the next load of the page.
 * @throws FileGone, or what the network says
 */
export async function refreshFiles(signal: AbortSignal): Promise<void> {
  const files = kinds.flatMap(([selector, type]) =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(selector)].map((each) => ({
      address: 'src' in each ? each.src : each.href,
      type,
    })),
  );
  await Promise.all(
    files.map(async ({ address, type }) => {
      const answer = await fetch(address, { signal, cache: 'reload' });
      const isWanted = answer.ok && type.test(answer.headers.get('content-type') ?? '');
      if (!isWanted) throw new FileGone(`${address} is not there`);
      await answer.arrayBuffer();
    }),
  );
}

/** Loads the page anew, its files first as far as they come soon. */
export async function reloadFresh(): Promise<void> {
  try {
    await withinTime(refreshFiles, patience);
  } catch {
    // The visitor asked for a new page: the browser says what is wrong with it.
  }
  window.location.reload();
}
