import type { Element, Root } from 'hast';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { codeRanges } from '../markdown/code-ranges.ts';
import { elementRange } from '../markdown/element-range.ts';
import { visitElements } from '../markdown/visit-elements.ts';
import { type CalloutKind, calloutKinds, isCalloutKind } from '../syntax/callout-kinds.ts';

export const contentCallout = {
  id: 'content-callout',
  severity: 'warning',
  explanation: {
    zh: [
      '提示框以 :::note、:::tip、:::warning 或 :::caution 一行开头，以 ::: 一行结尾。',
      '类型写错，访客看到的就是普通的说明；没有结尾，后面的文字就全进了框里。',
      '类型后面空一格可以写标题；框里套框，外面的多写一个冒号。',
    ].join(''),
    en: [
      'A callout begins with a line :::note, :::tip, :::warning or :::caution and ends with a line :::.',
      'One of another kind is shown as a note, and one that nothing ends has the rest of the text in it.',
      'Behind the kind and a blank there may be a title; around another callout one more colon is written.',
    ].join(' '),
  },
  bad: [':::info', '周六闭馆。', ':::'].join('\n'),
  good: [':::note', '周六闭馆。', ':::'].join('\n'),
} as const satisfies RuleMeta;

/** Kinds of other programs, and Chinese words, with what they mean here. */
const otherNames: Readonly<Record<string, CalloutKind>> = {
  info: 'note',
  important: 'note',
  details: 'note',
  注意: 'note',
  说明: 'note',
  备注: 'note',
  hint: 'tip',
  success: 'tip',
  提示: 'tip',
  小贴士: 'tip',
  attention: 'warning',
  警告: 'warning',
  danger: 'caution',
  error: 'caution',
  小心: 'caution',
  当心: 'caution',
  危险: 'caution',
};

const nearest = nearestAmong(calloutKinds);

/** What opens a callout, up to the end of its kind. */
const opening = /^(:{3,}[ \t]*)([^\s[]+)/;
const closingLine = /^[ \t>]*(:{3,})[ \t\r]*$/;
const strayColons = /^[ \t>]*(:{3,}|[：︰]{2,}[：:]*)[ \t]*(?=$|\p{L})/gmu;

function* faultsOf(callout: Element, text: string): Generator<ContentFinding> {
  const { start, end } = elementRange(callout);
  const [, before = '', kind = ''] = opening.exec(text.slice(start, end)) ?? [];
  if (!isCalloutKind(kind)) {
    const range = { start: start + before.length, end: start + before.length + kind.length };
    const suggestion = otherNames[kind.toLowerCase()] ?? nearest(kind);
    const message = `"${kind}" is no kind of callout, so this is shown as a note; there are ${calloutKinds.join(', ')}`;
    const fix = suggestion && { safe: false, edits: [{ ...range, text: suggestion }] };
    yield contentFinding(contentCallout, message, range, { suggestion, fix: fix || undefined });
  }
  const colons = before.trimEnd();
  const lines = text.slice(start, end).trimEnd().split('\n');
  const last = closingLine.exec(lines.slice(1).at(-1) ?? '')?.[1] ?? '';
  if (last.length >= colons.length) return;
  const range = { start, end: start + colons.length };
  const message = `this callout is never closed, so all that follows is in it; write ${colons} in a line where it ends`;
  yield contentFinding(contentCallout, message, range);
}

/** Lines of colons that readers see, as they begin or end nothing. */
function* strayLines(
  text: string,
  isElsewhere: (offset: number) => boolean,
): Generator<ContentFinding> {
  for (const { 0: whole, 1: colons = '', index } of text.matchAll(strayColons)) {
    const start = index + whole.indexOf(colons);
    if (isElsewhere(start)) continue;
    const message = colons.startsWith(':')
      ? `this ${colons} begins or ends no callout, so readers see it`
      : `${colons} are full-width signs, which readers see; write :::`;
    yield contentFinding(contentCallout, message, { start, end: start + colons.length });
  }
}

/**
 * Callouts of an unknown kind or without an end, and lines of colons that belong to none.
 * @param tree of the Markdown
 */
export function calloutFindings(tree: Root, text: string): readonly ContentFinding[] {
  const found: ContentFinding[] = [];
  if (!/:::|[：︰]{2}/.test(text)) return found;
  const fences = new Set<number>();
  visitElements(tree, (element) => {
    if (!('dataCallout' in element.properties)) return undefined;
    const { start, end } = elementRange(element);
    fences.add(start);
    const written = text.slice(start, end).trimEnd();
    const last = written.slice(written.lastIndexOf('\n') + 1);
    const at = closingLine.test(last) ? last.indexOf(':') : -1;
    if (at >= 0) fences.add(start + written.length - last.length + at);
    found.push(...faultsOf(element, text));
    return undefined;
  });
  const isCode = codeRanges(tree);
  return [...found, ...strayLines(text, (offset) => fences.has(offset) || isCode(offset))];
}
