import { hasFigure } from '../../../schema/content/has-figure.ts';
import { placeholderOfPicture } from '../markdown/placeholders.ts';
import type { PictureLoading } from './picture-html.ts';

/**
 * Text before a picture that stands in the first window with it, in Latin letters; Chinese characters are twice as wide.
 * Eight lines of the text's column: below the heading, a window of 900 pixels holds no more.
 */
const maxBefore = 600;

const columnsOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1), 0);

/**
 * How the first picture of a text is loaded: as the headline's, where the page shows no other above the text and it
 * stands near the beginning.
 * @param html the text, with a placeholder for the picture
 * @param hasHead whether the entry has a picture of its own; the page shows it where the text has no figures
 */
export function firstPictureLoading(html: string, hasHead: boolean): PictureLoading {
  const at = html.indexOf(placeholderOfPicture(0));
  const isOnlyHead = !hasHead || hasFigure(html);
  if (at < 0 || !isOnlyHead) return 'lazy';
  return columnsOf(html.slice(0, at).replace(/<[^>]*>/g, '')) <= maxBefore ? 'first' : 'lazy';
}
