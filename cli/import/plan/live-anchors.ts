import type { Root } from 'mdast';
import { idOfHeading } from '../../../schema/content/heading-ids.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import type { NoteTaker } from '../note.ts';

type Node = { type: string; url?: string; children?: Node[] };

/** Whether a link to a place of a text leads there. */
const isThere = (hash: string, ids: readonly string[]): boolean => {
  const id = decodePath(hash.slice(1));
  return [id, hash.slice(1), idOfHeading(id), 'top', ''].some((each) =>
    each === 'top' || each === '' ? id === each : ids.includes(each),
  );
};

/** Whether a text links to places of texts. */
export const hasAnchors = (tree: Root): boolean => linksToPlace(tree as unknown as Node);

const linksToPlace = (node: Node): boolean =>
  (node.type === 'link' && node.url?.includes('#') === true) ||
  (node.children ?? []).some(linksToPlace);

/**
 * Takes links to places that no text has out of a tree: those to its own keep their words, those to others their text.
 * @param idsOf the places of a text by its path as links have it; empty: of this one. Undefined: nobody knows
 * @returns whether anything changed
 */
export function dropDeadAnchors(
  tree: Root,
  idsOf: (path: string) => readonly string[] | undefined,
  notes: NoteTaker,
): boolean {
  let isChanged = false;
  const visit = (parent: Node): void => {
    if (!parent.children) return;
    parent.children = parent.children.flatMap((child) => {
      visit(child);
      const [path = '', place] = child.type === 'link' ? (child.url ?? '').split(/(?=#)/, 2) : [];
      const [file, hash] = path.startsWith('#') ? ['', path] : [path, place];
      if (hash === undefined || (file !== '' && !/^[^:]+\.md$/.test(file))) return [child];
      const ids = idsOf(file);
      if (ids === undefined || isThere(hash, ids)) return [child];
      isChanged = true;
      notes.add(
        'lost',
        {
          zh: '链接所指的位置不存在',
          en: 'the place that a link names',
        },
        child.url,
      );
      if (file === '') return child.children ?? [];
      child.url = file;
      return [child];
    });
  };
  visit(tree as unknown as Node);
  return isChanged;
}
