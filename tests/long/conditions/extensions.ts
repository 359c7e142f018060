import type { Condition } from './condition.ts';
import { wholePage } from './whole-page.ts';

/**
 * Wraps texts as translators of browsers do: each in two elements, with other words.
 * @param goesOn whether what is drawn later is wrapped, too
 */
function translate(goesOn: boolean): void {
  const wrap = (): void => {
    const root = document.getElementById('root');
    if (!root) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isPlain = text.parentElement?.closest('script, style, noscript, font') === null;
      if (!isPlain || text.data.trim() === '') continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.append(`${text.data}·`);
      text.replaceWith(outer);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    wrap();
    if (!goesOn) return;
    new MutationObserver(() => requestAnimationFrame(wrap)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** Adds elements and attributes before the first script of the page runs. */
function addElements(): void {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.setAttribute('data-extension', '1');
    document.documentElement.classList.add('extension');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.append(document.createElement('extension-panel'));
    for (const each of document.querySelectorAll('#root a, #root h1, #root main'))
      each.setAttribute('data-extension', '1');
    document.querySelector('#root main')?.append(document.createElement('extension-note'));
    document.querySelector('#root main')?.prepend(document.createElement('div'));
  });
}

/** Closes what the language brings against changes, before any script of the page. */
function freeze(): void {
  for (const each of [Object, Array, Function, Promise, Map, Set]) {
    Object.freeze(each);
    Object.freeze(each.prototype);
  }
}

export const extensions: readonly Condition[] = [
  wholePage(
    'a translator wraps the texts before the scripts run',
    '翻译插件在脚本运行前改写文字',
    (page) => page.addInitScript(translate, false),
  ),
  wholePage('a translator wraps all that is drawn', '翻译插件持续改写文字', (page) =>
    page.addInitScript(translate, true),
  ),
  wholePage('an extension adds elements and attributes', '浏览器扩展添加元素和属性', (page) =>
    page.addInitScript(addElements),
  ),
  wholePage('an extension freezes built-in objects', '浏览器扩展冻结内置对象', (page) =>
    page.addInitScript(freeze),
  ),
];
