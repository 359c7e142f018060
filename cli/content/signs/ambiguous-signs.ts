import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { compact } from '../../../schema/compact.ts';
import { elementRange } from '../markdown/element-range.ts';
import { visitElements } from '../markdown/visit-elements.ts';
import type { SignFinding } from './sign-finding.ts';

/** A line of dashes or equals signs right below a line of text. */
const underline = /^ {0,3}(?:-{3,}|={2,})[ \t]*$/gm;
/** A line that no line of dashes would have made a heading. */
const noParagraph = /^\s*$|^[\s>]*(?:[-*+|]|#{1,6}\s|\d+[.)]|[`~]{3}|[-=*_ ]+$)/;
/** A heading without its blank, and no sign of a topic, which ends with another #. */
const singleHash = /^ {0,3}#(?=\p{Script=Han})[^#\n]*$/gmu;
const measure = /^(\d+(?:\.\d+)?) ?(?:℃|°|度|%|％|‰|米|万|亿|元|分)/;

function* underlines(text: string): Generator<SignFinding> {
  for (const { 0: line, index: start } of text.matchAll(underline)) {
    const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
    if (start === 0 || noParagraph.test(above)) continue;
    const end = start + line.trimEnd().length;
    const message = line.includes('=')
      ? 'readers see this line: it makes no heading of the one above; write ## before that'
      : 'this is a line across the page, and no heading of the line above: for a heading write ## before that, for a line leave an empty one above it';
    const edits = [{ start, end: start, text: '\n' }];
    const fix = line.includes('=') ? undefined : { safe: false, edits };
    yield compact({ start, end, message, fix });
  }
}

function* singleHashes(text: string): Generator<SignFinding> {
  for (const { 0: whole, index } of text.matchAll(singleHash)) {
    const start = index + whole.indexOf('#');
    const message =
      'readers see this #: a heading is ## with a blank behind it; where the sign is meant, write \\#';
    yield { start, end: start + 1, message };
  }
}

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Stars that make words slanted where Chinese texts have them for themselves: 长*宽*高, 某*公司、张*. */
function slanted(element: Element, text: string): SignFinding | undefined {
  const { start, end } = elementRange(element);
  if (text[start] !== '*' || text[start + 1] === '*') return undefined;
  const words = textOf(element);
  if (!isWord(text[start - 1]) || !/\p{Script=Han}|\d/u.test(text[start - 1] ?? ''))
    return undefined;
  if (!isWord(text[end]) && !/[，、；。：]/.test(words)) return undefined;
  const message =
    'what stands between these two stars is shown slanted: for stars of your own write \\*, for strong words **';
  return { start, end: Math.min(end, start + 40), message };
}

/** A list of one item that begins with a number which may be no item's: 12. 31 前, - 5 度, + 86. */
function loneItem(list: Element, text: string): SignFinding | undefined {
  const items = list.children.filter((child) => child.type === 'element');
  const [item] = items;
  if (items.length !== 1 || item?.type !== 'element') return undefined;
  const words = textOf(item).trim();
  const { start } = elementRange(item);
  const sign = /^(?:\d+[.)]|[-+*])/.exec(text.slice(start, start + 12))?.[0] ?? '';
  const isDoubtful = /\d/.test(sign)
    ? !/^1[.)]/.test(sign) && /^\d/.test(words)
    : (sign === '-' && measure.test(words)) || (sign === '+' && /^\d{2}/.test(words));
  if (!isDoubtful) return undefined;
  const message = `this is a list of one item, and readers do not see ${/\d/.test(sign) ? 'its full stop as yours' : `the ${sign}`}: without the blank, or with \\${sign.slice(-1)}, it is text`;
  return { start, end: start + sign.length, message };
}

/** A block of code whose end is missing: all that follows is in it. */
function openFence(block: Element, text: string): SignFinding | undefined {
  const { start, end } = elementRange(block);
  const fence = /^(`{3,}|~{3,})/.exec(text.slice(start, end))?.[1];
  if (fence === undefined || text.slice(end).trim() !== '') return undefined;
  const last = text.slice(start, end).trimEnd().split('\n').slice(1).at(-1) ?? '';
  // In a quote its sign stands before the end, too.
  if (last.replace(/^[\s>]+/, '').startsWith(fence)) return undefined;
  const message = `this begins a block of code that nothing ends, so all the rest is code; write ${fence} in a line where it ends`;
  return { start, end: start + fence.length, message };
}

/**
 * What Markdown and Chinese text read differently and nothing decides: reported, so that the author does.
 * @param tree of the Markdown
 * @param isCode whether code stands at an offset, which is shown as it is written
 */
export function ambiguousSigns(
  tree: Root,
  text: string,
  isCode: (offset: number) => boolean,
): readonly SignFinding[] {
  const found = [...underlines(text), ...singleHashes(text)].filter(({ start }) => !isCode(start));
  visitElements(tree, (element) => {
    const { tagName } = element;
    if (tagName === 'em') found.push(...[slanted(element, text) ?? []].flat());
    if (tagName === 'ol' || tagName === 'ul') found.push(...[loneItem(element, text) ?? []].flat());
    if (tagName === 'pre') found.push(...[openFence(element, text) ?? []].flat());
    return undefined;
  });
  return found;
}
