import { withinTime } from '../../schema/within-time.ts';
import { lazyTimeout } from '../resources/time-limit.ts';
import { tryAgain } from '../resources/try-again.ts';
import { isTheme } from './theme-style.ts';

/** Browsers differ in what a sheet that failed is: none, one without a rule, one that cannot be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // As above: it failed.
    return false;
  }
}

/** Style sheets of the page that are not there: they failed, or are still awaited. */
const missingStylesheets = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !isTheme(link) && !hasRules(link),
  );

/** Replaces a link in its place, as the order of sheets decides which one wins. */
function replaceLink(link: HTMLLinkElement): HTMLLinkElement {
  const copy = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(copy);
  return copy;
}

/**
 * Takes care that style sheets that are still awaited block nothing any more. One in the page's own HTML
 * keeps it from being painted and its scripts from running; one that a script inserts does not.
 */
export function releaseStylesheets(): void {
  for (const link of missingStylesheets()) replaceLink(link);
}

/**
 * Tries style sheets of the page again that failed before the first script ran.
 * @throws where one goes on failing
 */
export async function retryStylesheets(): Promise<void> {
  await Promise.all(
    missingStylesheets().map((first) => {
      let link = first;
      return tryAgain(() =>
        withinTime(
          () =>
            new Promise<void>((resolve, reject) => {
              link = replaceLink(link);
              link.addEventListener('load', () => resolve());
              link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)));
            }),
          lazyTimeout,
        ),
      );
    }),
  );
}
