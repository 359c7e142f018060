import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { classesOf, findElements, isElement } from './elements.ts';

/** Where the text of a page stands in what institutions of China have used for their sites, and in common programs. */
const ids = [
  'vsb_content',
  'zoom',
  'ucap-content',
  'article-content',
  'article_content',
  'uccontent',
];
const classes = [
  ['wp_articlecontent', 'v_news_content', 'trs_editor', 'trs_uedit_view', 'article-content'],
  ['article_content', 'articlecontent', 'entry-content', 'post-content', 'news_content'],
  ['pages_content', 'view-content', 'content-article', 'xl_content', 'articlecon'],
].flat();

type Fits = (element: Element) => boolean;

const idOf = ({ properties: { id } }: Element): string => String(id ?? '').toLowerCase();

/** From what says most clearly that it is the text, to what only may be. */
const places: readonly Fits[] = [
  (element) => ids.includes(idOf(element)) || /^vsb_content(?:_\d+)?$/.test(idOf(element)),
  (element) => classesOf(element).some((each) => classes.includes(each)),
  (element) =>
    element.properties.itemProp !== undefined &&
    /articleBody/i.test(String(element.properties.itemProp)),
  (element) => element.tagName === 'article',
  (element) => element.tagName === 'main' || element.properties.role === 'main',
];

/** What stands around the text of a page. */
const around = new Set(['nav', 'header', 'footer', 'aside', 'dialog']);
const roles = new Set(['navigation', 'banner', 'contentinfo', 'search', 'complementary']);

function withoutFrame(parent: Root | Element): void {
  parent.children = (parent.children as Element[]).filter((child) => {
    if (child.type !== 'element') return true;
    if (around.has(child.tagName) || roles.has(String(child.properties.role ?? ''))) return false;
    withoutFrame(child);
    return true;
  });
}

/**
 * The text of a page without what the old site had around it.
 * @param html of the whole page; it is changed
 */
export function mainContent(html: Root): Root {
  for (const fits of places) {
    const found = findElements(html, fits).filter((element) => textOf(element).trim() !== '');
    const [only] = found;
    // Several articles are a list of them.
    if (only && (found.length === 1 || only.tagName !== 'article')) {
      const root: Root = { type: 'root', children: [...only.children] };
      if (isElement(only, 'article', 'main')) withoutFrame(root);
      return root;
    }
  }
  const [body] = findElements(html, ({ tagName }) => tagName === 'body');
  const root: Root = { type: 'root', children: [...(body ?? html).children] };
  withoutFrame(root);
  return root;
}
