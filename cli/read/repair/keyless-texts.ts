import type { ReadFinding } from '../read-finding.ts';
import { fullwidthAt } from '../rules/yaml-fullwidth.ts';
import { syntaxFinding } from '../rules/yaml-syntax.ts';
import type { MapNode, Member, SourceNode } from '../source-node.ts';
import { walkNodes } from '../walk-nodes.ts';
import { missingBlank } from './missing-blank.ts';

const isPlain = (node: SourceNode | undefined): boolean => node?.kind === 'scalar' && node.plain;

/** A text without a value, which is no key with a full-width sign for its colon: that is reported already. */
const isBare = (text: string, { key, value }: Member): boolean =>
  value === undefined &&
  isPlain(key) &&
  key.end > key.start &&
  fullwidthAt(text, key.start, key.end) < 0;

/** A word that may well be a key whose value was forgotten. */
const keyLike = /^[a-z][\w-]*$/;
const language = /^(?!id$)[a-z]{2,3}(?:-\w+)?$/;

/** The blank behind the colon of a key in braces that was forgotten: `{ zh:/news }`. */
function lostBlank(text: string, { key }: Member): ReadFinding | undefined {
  const [head] = /^[A-Za-z_][\w-]*:(?=[^\s:])/.exec(text.slice(key.start, key.end)) ?? [];
  if (head === undefined) return undefined;
  const end = key.start + head.length;
  const range = { start: end - 1, end };
  return missingBlank(text, range, end, 'a blank is missing after this colon')[0];
}

/** A text with commas that is read as one text and, behind each comma, a key: `{ en: News, and more }`. */
function cutByComma(
  text: string,
  before: Member,
  rest: readonly Member[],
): ReadFinding | undefined {
  const { key, value } = before;
  const first = rest[0]?.key.start ?? 0;
  const end = rest.at(-1)?.key.end ?? 0;
  if (!value || !isPlain(value) || value.end <= value.start) return undefined;
  const isLanguage = language.test(text.slice(key.start, key.end));
  const mayBeKey = ({ key: { start, end } }: Member): boolean => {
    const written = text.slice(start, end);
    return keyLike.test(written) && (!isLanguage || language.test(written));
  };
  if (rest.every(mayBeKey)) return undefined;
  const whole = text.slice(value.start, end);
  const isLine = !whole.includes('\n');
  const fix = { safe: false, edits: [{ start: value.start, end, text: JSON.stringify(whole) }] };
  const message =
    'a text with a comma in { } goes in quotes; only a key stands behind a comma here';
  return isLine
    ? syntaxFinding({ start: value.start, end }, message, fix)
    : syntaxFinding({ start: first, end }, message);
}

function inBraces(text: string, { start, members }: MapNode): ReadFinding[] {
  if (text.charAt(start) !== '{') return [];
  const found: ReadFinding[] = [];
  for (let at = 0; at < members.length; at += 1) {
    const member = members[at];
    if (!member || !isBare(text, member)) continue;
    const blank = lostBlank(text, member);
    if (blank) found.push(blank);
    const before = members[at - 1];
    if (blank || !before) continue;
    const stop = members.findIndex(
      (each, index) => index > at && (!isBare(text, each) || lostBlank(text, each)),
    );
    const rest = members.slice(at, stop < 0 ? undefined : stop);
    const comma = cutByComma(text, before, rest);
    if (comma) found.push(comma);
    at += rest.length - 1;
  }
  return found;
}

/** Texts in braces that are read as keys without a value, although no key was meant. */
export function keylessTexts(text: string, root: SourceNode | undefined): ReadFinding[] {
  const found: ReadFinding[] = [];
  walkNodes(root, (node) => {
    if (node.kind === 'map') for (const each of inBraces(text, node)) found.push(each);
  });
  return found;
}
