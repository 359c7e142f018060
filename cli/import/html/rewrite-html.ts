import type { ElementContent, Root } from 'hast';
import type { NoteTaker } from '../note.ts';
import type { Conversion } from '../source/source-document.ts';
import { findElements, makeText, replaceElements } from './elements.ts';

/** Notes that a picture is gone; its words stay in the text. */
export function lostPicture(notes: NoteTaker, address: string): void {
  notes.add('lost', { zh: '图片不存在', en: 'a picture that is not there' }, address);
}

/** Notes that a link is gone; its words stay. */
export function lostLink(notes: NoteTaker, address: string): void {
  notes.add(
    'lost',
    {
      zh: '链接没有去处',
      en: 'a link that leads nowhere',
    },
    address,
  );
}

/** Gives pictures and links of a tree their addresses on the new site. */
export async function rewriteHtml(tree: Root, { notes, link, picture }: Conversion): Promise<void> {
  const found = new Map<unknown, string | undefined>();
  for (const element of findElements(tree, ({ tagName }) => tagName === 'img' || tagName === 'a')) {
    const { href, src } = element.properties;
    if (element.tagName === 'img') found.set(element, await picture(String(src ?? '')));
    else if (typeof href === 'string' && !href.startsWith('#')) {
      found.set(element, await link(href.trim()));
    }
  }
  replaceElements(tree, (element): readonly ElementContent[] | undefined => {
    if (element.tagName === 'img') {
      const address = found.get(element);
      if (address !== undefined) {
        element.properties.src = address;
        return undefined;
      }
      lostPicture(notes, String(element.properties.src ?? ''));
      const { title, alt } = element.properties;
      const words = String(title ?? alt ?? '');
      return words === '' ? [] : [makeText(words)];
    }
    if (element.tagName !== 'a') return undefined;
    const { href } = element.properties;
    if (typeof href !== 'string') return element.children;
    if (!found.has(element)) return undefined;
    const address = found.get(element);
    if (address === undefined) {
      lostLink(notes, href);
      return element.children;
    }
    element.properties.href = address;
    return undefined;
  });
}
