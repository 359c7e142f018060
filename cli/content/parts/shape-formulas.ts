import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { elementRange } from '../markdown/element-range.ts';
import { visitElements } from '../markdown/visit-elements.ts';
import { type FormulaFault, writeFormula } from './write-formula.ts';

/** A formula that readers see as it is written. */
export type UnreadFormula = FormulaFault & {
  /** Where the whole of it stands in the text. */
  readonly range: Range;
  readonly tex: string;
};

const isMath = ({ tagName, properties }: Element): boolean =>
  tagName === 'code' &&
  Array.isArray(properties.className) &&
  properties.className.includes('language-math');

/** Where MathML would not be shown as it is meant: in the words of a link's or a file's own code. */
const blockIn = ({ tagName, children }: Element): Element | undefined => {
  const [code, ...rest] = children;
  if (tagName !== 'pre' || rest.length > 0 || code?.type !== 'element') return undefined;
  return isMath(code) ? code : undefined;
};

/**
 * Writes the formulas of a sanitised text as MathML: code in the language `math`, in a line or in lines of its own.
 * @returns those that cannot be read; they stay as text
 */
export function shapeFormulas(tree: Root): readonly UnreadFormula[] {
  const unread: UnreadFormula[] = [];
  visitElements(tree, (element, { parent, index }) => {
    const block = blockIn(element);
    if (!block && !isMath(element)) return undefined;
    const tex = textOf(element);
    const math = writeFormula(tex, block !== undefined);
    if ('at' in math) {
      unread.push({ ...math, range: elementRange(element), tex });
      if (!block) parent.children[index] = { type: 'text', value: `$${tex}$` };
      return true;
    }
    const { id } = element.properties;
    parent.children[index] = block
      ? {
          type: 'element',
          tagName: 'div',
          // Long ones scroll, by the keyboard, too.
          properties: { className: ['formula'], tabIndex: 0, ...(id ? { id } : {}) },
          children: [math],
        }
      : math;
    return true;
  });
  return unread;
}
