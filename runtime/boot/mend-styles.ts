import { loadStyle } from '../resources/load-with-parts.ts';
import { tryAgain } from '../resources/try-again.ts';

/** Browsers differ in what a sheet that failed is: none, one without a rule, one that cannot be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // As above: it failed.
    return false;
  }
}

/**
 * Tries style sheets of the page again that failed before the first script ran.
 * @throws where one goes on failing
 */
export async function mendStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    links
      .filter((link) => !hasRules(link))
      .map((link) => {
        link.remove();
        return tryAgain(() => loadStyle(link.href));
      }),
  );
}
