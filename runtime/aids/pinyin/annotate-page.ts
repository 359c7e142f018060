import './pinyin.css';
import { hasChinese, pinyinOf } from './pinyin-of.ts';

const ownAttribute = 'data-pinyin';

/** What is no running text, is typed, or is code; what is read already. */
const skipped = `script, style, noscript, template, textarea, select, svg, pre, code, ruby, [aria-hidden="true"], [${ownAttribute}], .visually-hidden`;

/** Characters that are written at once: the page stays quick. */
const slice = 600;

/** Milliseconds for which changes of the page are gathered. */
const rest = 60;

/** A text that has pinyin now, and what stands beside it in its place. */
type Written = { readonly text: string; readonly shown: HTMLElement };

/** A text with its pinyin above. Screen readers and the clipboard get the text alone. */
function withPinyin(text: string): HTMLElement {
  const shown = document.createElement('span');
  shown.setAttribute(ownAttribute, '');
  for (const { character, reading } of pinyinOf(text)) {
    if (reading === undefined) {
      shown.append(character);
      continue;
    }
    const ruby = document.createElement('ruby');
    const above = document.createElement('rt');
    above.setAttribute('aria-hidden', 'true');
    above.textContent = reading;
    ruby.append(character, above);
    shown.append(ruby);
  }
  return shown;
}

/** Whether a text stands in a part of the page that is in another language. */
const isForeign = (node: Node): boolean =>
  !/^zh\b/i.test(node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? 'zh');

/**
 * Writes pinyin above the characters of the page's content, and above what comes there later. Nodes of the page stay
 * where they are, each emptied, with its text beside it: what draws the page goes on with them.
 * @returns takes all of it away
 */
export function annotatePage(): () => void {
  const written = new Map<Text, Written>();
  let timer = 0;
  const takeAway = (node: Text, { text, shown }: Written): void => {
    shown.remove();
    // One that was changed meanwhile has its new text.
    if (node.data === '') node.data = text;
    written.delete(node);
  };
  const write = (node: Text): void => {
    const text = node.data;
    const shown = withPinyin(text);
    node.data = '';
    node.after(shown);
    written.set(node, { text, shown });
  };
  /** Texts without pinyin, in the order of the page, until there are enough of them. */
  const nextTexts = (): readonly Text[] => {
    const content = document.getElementById('content');
    if (!content) return [];
    const found: Text[] = [];
    let count = 0;
    const filter = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
    const walker = document.createTreeWalker(content, filter, {
      acceptNode: (node) =>
        node instanceof Element && node.matches(skipped)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    });
    for (let node = walker.nextNode(); node && count < slice; node = walker.nextNode()) {
      if (!(node instanceof Text) || !hasChinese(node.data) || isForeign(node)) continue;
      found.push(node);
      count += node.data.length;
    }
    return found;
  };
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(work, rest);
  });
  const watch = (): void =>
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  function work(): void {
    observer.disconnect();
    for (const [node, each] of written) {
      const isGone = !node.isConnected || node.data !== '' || node.nextSibling !== each.shown;
      if (isGone) takeAway(node, each);
    }
    const texts = nextTexts();
    for (const text of texts) write(text);
    watch();
    if (texts.length > 0) timer = window.setTimeout(work);
  }
  work();
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const [node, each] of written) takeAway(node, each);
  };
}
