import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { idOfText, idPrefix, uniqueIds } from '../../../schema/content/heading-ids.ts';
import { visitElements } from './visit-elements.ts';

const isHeading = ({ tagName, properties }: Element): boolean =>
  /^h[1-6]$/.test(tagName) && properties.id !== `${idPrefix}footnote-label`;

/** The words of a heading, without the signs of its notes. */
export function headingText(node: Nodes): string {
  if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return '';
  return 'children' in node ? node.children.map(headingText).join('') : textOf(node);
}

/** Takes {#id} from the end of a heading. */
function takeWritten(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [whole, id] = /\s*\{#([^{}]*)\}\s*$/.exec(last.value) ?? [];
  if (whole === undefined || id === undefined) return undefined;
  last.value = last.value.slice(0, last.value.length - whole.length);
  return id.trim().replace(/\s+/g, '-');
}

/** The id that a heading's author gave it, in Markdown or in HTML. */
function ownId(heading: Element): string | undefined {
  const written = takeWritten(heading);
  const { id } = heading.properties;
  return written || (typeof id === 'string' ? id.slice(idPrefix.length) : undefined);
}

/** A heading whose author gave it an id that another one has, or the page itself. */
export type RenamedHeading = {
  readonly heading: Element;
  readonly id: string;
  readonly given: string;
};

/**
 * Gives every heading of a sanitised text its id: its author's, else one made of its text. {#id} is taken from
 * what readers see.
 * @returns the ids of headings that were given twice, or that the page has itself
 */
export function nameHeadings(tree: Root): readonly RenamedHeading[] {
  const unique = uniqueIds();
  const rest: Element[] = [];
  const changed: RenamedHeading[] = [];
  visitElements(tree, (heading) => {
    if (!isHeading(heading)) return undefined;
    const given = ownId(heading);
    if (given === undefined || given === '') rest.push(heading);
    else {
      const id = unique(given);
      heading.properties.id = id;
      if (id !== given) changed.push({ heading, id, given });
    }
    return undefined;
  });
  for (const heading of rest) heading.properties.id = unique(idOfText(headingText(heading)));
  return changed;
}

/** The ids of a text as links write them: all but those of notes. */
export function writtenIds(tree: Root): readonly string[] {
  const ids: string[] = [];
  visitElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id);
    return undefined;
  });
  return ids;
}
