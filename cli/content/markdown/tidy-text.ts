import { script, scriptOf } from '../../../schema/search/script-of.ts';

const isUnspaced = (character: string | undefined): boolean =>
  character !== undefined && scriptOf(character) === script.unspaced;

/**
 * A text as readers see it: a line a paragraph. A line's end inside of a paragraph, which is a blank here, is none
 * where the script sets none.
 */
export const tidyText = (text: string): string =>
  text
    .replace(/ +/g, (blank, at: number, whole: string) =>
      isUnspaced(whole[at - 1]) && isUnspaced(whole[at + blank.length]) ? '' : ' ',
    )
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
