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
const missingStyles = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !isTheme(link) && !hasRules(link),
  );

/** Puts another link in the place of one: sheets overrule each other by their order. */
function replaceLink(link: HTMLLinkElement): HTMLLinkElement {
  const copy = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(copy);
  return copy;
}

/**
 * Has style sheets that are still awaited hold nothing up any more. One that stands in the page's own HTML
 * keeps it from being painted and its scripts from running; one that a script put there does not.
 */
export function releaseStyles(): void {
  for (const link of missingStyles()) replaceLink(link);
}

/**
 * Tries style sheets of the page again that failed before the first script ran.
 * @throws where one goes on failing
 */
export async function retryStylesheets(): Promise<void> {
  await Promise.all(
    missingStyles().map((first) => {
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
