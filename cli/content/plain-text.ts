import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { script, scriptOf } from '../../schema/search/script-of.ts';

const isUnspaced = (character: string | undefined): boolean =>
  character !== undefined && scriptOf(character) === script.unspaced;

/**
 * The text of a tree as readers see it: a line a paragraph. A line's end inside of a paragraph is no blank
 * where the script sets none.
 */
export function plainText(tree: Root): string {
  return toText(tree)
    .replace(/ +/g, (blank, at: number, whole: string) =>
      isUnspaced(whole[at - 1]) && isUnspaced(whole[at + blank.length]) ? '' : ' ',
    )
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}
