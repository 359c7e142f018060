import type { Element, ElementContent, Parents } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { decodePath } from '../../addresses/decode-path.ts';
import type { NoteTaker } from '../note.ts';
import { classesOf, isElement, makeElement, makeText, styleOf } from './elements.ts';

/** What is no text, with all that stands inside. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'link',
  'meta',
  'title',
  'head',
]);
const controls = new Set(['form', 'input', 'button', 'select', 'textarea', 'datalist']);

const isBold = (element: Element): boolean =>
  /^(?:bold|bolder|[6-9]00)$/.test(styleOf(element, 'font-weight'));

const isPlain = (element: Element): boolean =>
  /^(?:normal|[1-4]00)$/.test(styleOf(element, 'font-weight'));

/** Words of an editor's style as elements. */
function styled(element: Element): readonly ElementContent[] {
  const { children } = element;
  const isSlanted = styleOf(element, 'font-style') === 'italic';
  const slanted = isSlanted ? [makeElement('em', children)] : children;
  return isBold(element) ? [makeElement('strong', slanted)] : slanted;
}

/** A formula that the page holds in TeX, too, as KaTeX and MathJax write it. */
function texOf(element: Element): Element | undefined {
  const isKatex = classesOf(element).some((each) => /^(?:katex|mathjax)(?:-display)?$/.test(each));
  if (element.tagName !== 'math' && !isKatex) return undefined;
  let tex: string | undefined;
  const search = (node: Parents): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'annotation' && /tex/i.test(String(child.properties.encoding ?? '')))
        tex ??= textOf(child).trim();
      search(child);
    }
  };
  search(element);
  if (tex === undefined) return undefined;
  const isDisplay =
    element.properties.display === 'block' || classesOf(element).includes('katex-display');
  return makeElement(isDisplay ? 'formula-block' : 'formula-text', [makeText(tex)]);
}

/** The address of what is shown inside of a page by another program. */
function embeddedAddress(element: Element): string | undefined {
  const { src, data } = element.properties;
  const inside = element.children.find((child) => isElement(child, 'source'));
  const found = src ?? data ?? (inside?.type === 'element' ? inside.properties.src : undefined);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

const embeds = new Set(['iframe', 'embed', 'object', 'video', 'audio', 'frame']);

/** A link in the place of a film, a sound or a page inside of the page. */
function linkInstead(element: Element, notes: NoteTaker): readonly ElementContent[] {
  const { tagName, properties } = element;
  const address = embeddedAddress(element);
  const what = `<${tagName}>`;
  if (address === undefined) {
    notes.add('lost', { zh: `没有地址的 ${what}`, en: `${what} without an address` });
    return [];
  }
  notes.add('changed', { zh: `${what} 改为链接`, en: `${what} is a link now` });
  const name = decodePath(address.replace(/[?#].*/, ''));
  const isFile = /\.\w{2,4}$/.test(name);
  const shown = isFile ? name.split('/').at(-1) : name.replace(/^(?:https?:)?\/\//i, '');
  const words = String(properties.title ?? '') || shown || address;
  return [makeElement('p', [makeElement('a', [makeText(words)], { href: address })])];
}

/** What an element becomes that stays no element of its own; undefined: it stays. */
export function tidyElement(
  element: Element,
  notes: NoteTaker,
): readonly ElementContent[] | undefined {
  const { tagName, children, properties } = element;
  const formula = texOf(element);
  if (formula) return [formula];
  if (embeds.has(tagName)) return linkInstead(element, notes);
  if (tagName === 'math' || tagName === 'svg') {
    const what =
      tagName === 'math' ? { zh: '公式', en: 'formula' } : { zh: '内嵌图形', en: 'drawing' };
    notes.add('lost', { zh: what.zh, en: `a ${what.en}` }, `<${tagName}>`);
    return [];
  }
  if (tagName === 'script' || controls.has(tagName)) {
    const what = tagName === 'script' ? { zh: '脚本', en: 'script' } : { zh: '表单', en: 'form' };
    notes.add('lost', { zh: what.zh, en: `a ${what.en}` }, `<${tagName}>`);
    return [];
  }
  if (dropped.has(tagName)) return [];
  // Word's own: <o:p>, <v:shape>, <st1:place>.
  if (tagName.includes(':')) return children;
  switch (tagName) {
    case 'b':
    case 'strong':
      return isPlain(element) ? children : undefined;
    case 'span':
    case 'font':
      return styled(element);
    case 'u':
    case 'center':
      return tagName === 'u' ? children : [makeElement('div', children)];
    case 'img': {
      const { dataSrc, dataOriginal, src } = properties;
      const late = dataSrc ?? dataOriginal;
      if (typeof late === 'string') properties.src = late;
      else if (typeof src !== 'string') return [];
      properties.alt = wordsOfPicture(String(properties.alt ?? ''));
      return undefined;
    }
    default:
      return undefined;
  }
}

/** What programs write in the place of words: names of files, “Picture 1”. */
const noWords =
  /^(?:(?:图片|图像|图|picture|image|img|graphic|screenshot|微信图片|qq图片)[\s_-]*[\d_-]*|[^\s]*\.(?:jpe?g|png|gif|bmp|webp|tiff?|emf|wmf)|[a-z]:\\.*|\w*\d{6,}\w*)$/i;

/** The words that say what a picture shows; empty where there are none. */
export const wordsOfPicture = (alt: string): string => {
  const words = alt.replace(/\s+/g, ' ').trim();
  return noWords.test(words) ? '' : words;
};
