import type { Element, ElementContent, Root } from 'hast';
import { visitElements } from '../markdown/visit-elements.ts';
import { type CalloutKind, isCalloutKind } from '../syntax/callout-kinds.ts';
import type { TextMessages } from './text-messages.ts';

const keys: Readonly<Record<CalloutKind, keyof TextMessages>> = {
  note: 'calloutNote',
  tip: 'calloutTip',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
};

const isParagraph = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'p';

/** Where the word of the kind stands: before the title, else before the first words. */
function firstLine(callout: Element): Element {
  const at = callout.children.findIndex(
    (child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''),
  );
  const first = callout.children[at];
  if (isParagraph(first)) return first;
  const line: Element = {
    type: 'element',
    tagName: 'p',
    properties: { dataCalloutTitle: '' },
    children: [],
  };
  callout.children.unshift(line);
  return line;
}

/** Gives the callouts of a sanitised text their classes, and the word that says which kind they are. */
export function shapeCallouts(tree: Root, messages: TextMessages): void {
  visitElements(tree, (callout) => {
    const kind = String(callout.properties.dataCallout ?? '');
    if (!isCalloutKind(kind)) return undefined;
    callout.properties = { className: ['callout', kind], role: 'note' };
    const line = firstLine(callout);
    if ('dataCalloutTitle' in line.properties) line.properties = { className: ['callout-title'] };
    const word: Element = {
      type: 'element',
      tagName: 'strong',
      properties: {},
      children: [{ type: 'text', value: messages[keys[kind]] }],
    };
    line.children.unshift(word, { type: 'text', value: ' ' });
    return undefined;
  });
  visitElements(tree, ({ properties }) => {
    delete properties.dataCalloutTitle;
    return undefined;
  });
}
