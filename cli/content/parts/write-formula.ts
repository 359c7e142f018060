import type { Element, ElementContent, Root } from 'hast';
import temml from 'temml';
import { withHtml } from '../markdown/text-trees.ts';
import { visitElements } from '../markdown/visit-elements.ts';

/** Longer formulas are no formulas, and would take their time. */
const maxLength = 5000;

/** What is wrong with a formula that cannot be read. */
export type FormulaFault = {
  /** Where in the formula it cannot be read any more. */
  readonly at: number;
  /** A command that is not known. */
  readonly command?: string;
};

/** Elements of MathML Core. */
const elements = new Set(
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom mstyle'.split(
    ' ',
  ),
);
/** Attributes of theirs that say what is shown; colours and borders, which are styles, are left out. */
const attributes = new Set(
  'display mathvariant stretchy symmetric fence form largeop movablelimits accent accentunder separator lspace rspace minsize maxsize width height depth voffset linethickness displaystyle scriptlevel columnspan rowspan'.split(
    ' ',
  ),
);
/** Draws a line over or under a part as a sign that stretches: MathML Core has no frames. */
function drawLine(element: Element): void {
  const [name] = [element.properties.className ?? []].flat();
  const isOver = name === 'tml-overline';
  if (element.tagName !== 'menclose' || !(isOver || name === 'tml-underline')) return;
  const part: Element = { ...element, tagName: 'mrow', properties: {} };
  const line: Element = {
    type: 'element',
    tagName: 'mo',
    properties: { stretchy: 'true' },
    children: [{ type: 'text', value: isOver ? '\u203E' : '_' }],
  };
  element.tagName = isOver ? 'mover' : 'munder';
  element.children = [part, line];
}

/** Leaves of MathML what browsers show and a strict policy allows. */
function clean(math: Element): void {
  visitElements({ type: 'root', children: [math] } as Root, (element) => {
    drawLine(element);
    if (!elements.has(element.tagName)) element.tagName = 'mrow';
    element.properties = Object.fromEntries(
      Object.entries(element.properties).filter(([name]) => attributes.has(name.toLowerCase())),
    );
    return undefined;
  });
}

function faultOf(error: unknown): FormulaFault {
  // Its stack ended, or it failed in another way: nothing more is known.
  if (!(error instanceof temml.ParseError)) return { at: 0 };
  const { message, position } = error as Error & { readonly position?: number };
  const command = /(?:function name|control sequence): (\\[A-Za-z@]+)/.exec(message)?.[1];
  return { at: position ?? 0, ...(command === undefined ? {} : { command }) };
}

/**
 * Writes a formula as MathML.
 * @param tex in TeX's notation
 * @returns the element `math`, or why it cannot be read
 */
export function writeFormula(tex: string, isBlock: boolean): Element | FormulaFault {
  if (tex.length > maxLength) return { at: maxLength };
  try {
    const value = temml.renderToString(tex, {
      displayMode: isBlock,
      throwOnError: true,
      maxExpand: 500,
    });
    const tree = withHtml({
      type: 'root',
      children: [{ type: 'raw', value } as ElementContent],
    } as Root);
    const [math] = tree.children;
    if (math?.type !== 'element' || math.tagName !== 'math') return { at: 0 };
    clean(math);
    return math;
  } catch (error) {
    return faultOf(error);
  }
}
