/** A picture that waits for a script, and what readers without one get in its place. */
const waiting =
  /(?:<picture>(?:<source\b[^>]*>)*)?<img\b[^>]* datasrc="[^"]*"[^>]*>(?:<\/picture>)?<noscript>(.*?)<\/noscript>/gs;

/**
 * The HTML of a text for a page that is built: its pictures, which wait for a script otherwise, wait by the browser's
 * own means, so that they come without scripts, too.
 */
export const builtImages = (html: string): string =>
  html.replace(waiting, (_, plain: string) => plain);
