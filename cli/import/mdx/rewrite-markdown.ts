import type { Root } from 'mdast';
import { lostLink, lostPicture } from '../html/rewrite-html.ts';
import type { Conversion } from '../source/source-document.ts';
import type { MdxNode } from './mdx-node.ts';

type Named = MdxNode & { alt?: string | null; attributes?: { name?: string; value?: unknown }[] };

/** Addresses in a piece of HTML. */
const inHtml = /(\s(src|href)\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

/** Gives pictures and links of a tree of Markdown their addresses on the new site. */
export async function rewriteMarkdown(
  tree: Root,
  { notes, link, picture }: Conversion,
): Promise<void> {
  const html = async (value: string): Promise<string> => {
    let result = '';
    let at = 0;
    for (const match of value.matchAll(inHtml)) {
      const [whole, before = '', name = '', double, single] = match;
      const address = double ?? single ?? '';
      const isPicture = name.toLowerCase() === 'src';
      const found = address.startsWith('#') ? address : await (isPicture ? picture : link)(address);
      if (found === undefined) (isPicture ? lostPicture : lostLink)(notes, address);
      result += value.slice(at, match.index) + (found === undefined ? '' : `${before}"${found}"`);
      at = match.index + whole.length;
    }
    return result + value.slice(at);
  };
  const visit = async (parent: MdxNode): Promise<void> => {
    const children: MdxNode[] = [];
    for (const child of (parent.children ?? []) as Named[]) {
      await visit(child);
      const { type, url = '' } = child;
      if (type === 'html') child.value = await html(child.value ?? '');
      if (type === 'image') {
        const address = await picture(url);
        if (address === undefined) {
          lostPicture(notes, url);
          if (child.alt) children.push({ type: 'text', value: child.alt });
          continue;
        }
        child.url = address;
      }
      if ((type === 'link' || type === 'definition') && !url.startsWith('#')) {
        const isFile = type === 'definition' && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(url);
        const address = await (isFile ? picture : link)(url);
        if (address === undefined) {
          lostLink(notes, url);
          // The words of a link stay; those of references to a definition that is gone, too.
          if (type === 'link') children.push(...(child.children ?? []));
          continue;
        }
        child.url = address;
      }
      children.push(child);
    }
    if (parent.children) parent.children = children;
  };
  await visit(tree as unknown as MdxNode);
}
