import type { ElementContent, Root } from 'hast';
import {
  hasRightToLeft,
  isLeftToRight,
  splitAtNumbers,
} from '../../../schema/content/whole-numbers.ts';
import { replaceTexts, visitElements, visitNodes } from './visit-elements.ts';

type Numbers = {
  /** They stay in one line. */
  readonly whole: boolean;
  /** They run from left to right in a text that runs the other way. */
  readonly isolated: boolean;
};

/** A text, its numbers in elements of their own. */
const withNumbers = (text: string, { whole, isolated }: Numbers): ElementContent[] =>
  splitAtNumbers(text).flatMap((value, index): ElementContent[] => {
    if (value === '') return [];
    const piece = { type: 'text', value } as const;
    const turned = isolated && isLeftToRight(value);
    if (index % 2 === 0 || !(whole || turned)) return [piece];
    return [
      {
        type: 'element',
        tagName: turned ? 'bdi' : 'span',
        properties: {
          ...(turned ? { dir: 'ltr' } : {}),
          ...(whole ? { className: ['number'] } : {}),
        },
        children: [piece],
      },
    ];
  });

/** Elements with lines of text. */
const lines = new Set('p li dd dt h1 h2 h3 h4 h5 h6 figcaption caption blockquote'.split(' '));

/**
 * Keeps numbers in the cells of tables in one line: on a phone columns are narrower than they are. In texts that run
 * from right to left numbers are set apart everywhere.
 */
export function keepNumbers(tree: Root): void {
  let isolated = false;
  visitNodes(tree, (node) => {
    if (node.type === 'text' && hasRightToLeft(node.value)) isolated = true;
  });
  visitElements(tree, (element) => {
    const { tagName } = element;
    if (tagName === 'pre') return true;
    const whole = tagName === 'td' || tagName === 'th';
    if (!whole && !(isolated && lines.has(tagName))) return undefined;
    replaceTexts(element, (text) => withNumbers(text, { whole, isolated }));
    return true;
  });
}
