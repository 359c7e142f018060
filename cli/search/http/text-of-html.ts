import { plainText } from '../../content/plain-text.ts';
import { mostBytes as maxBytes } from '../../content/text-limits.ts';
import { cleanTree, htmlTree } from '../../content/text-trees.ts';
import { isSimpleHtml } from './is-simple-html.ts';
import { stripTags } from './strip-tags.ts';

const textOfTree = (html: string): string => plainText(cleanTree(htmlTree(html)));

/** The text of HTML as readers see it, as long as the text of a file may be; never throws. */
export function textOfHtml(html: string): string {
  try {
    if (isSimpleHtml(html)) return textOfTree(html);
  } catch (error) {
    // The parsers go down by recursion: what is nested too deeply ends their stack.
    if (!(error instanceof RangeError)) throw error;
  }
  return textOfTree(stripTags(html).slice(0, maxBytes));
}
