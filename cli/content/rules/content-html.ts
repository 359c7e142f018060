import type { Element, Root } from 'hast';
import { unsafeScheme } from '../../addresses/unsafe-address.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { isOnOwnDisk } from '../assets/own-disk.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { elementRange } from '../markdown/element-range.ts';
import { sanitizeSchema } from '../markdown/sanitize-schema.ts';
import { visitElements } from '../markdown/visit-elements.ts';
import { isWrittenInput } from '../markdown/written-input.ts';

export const contentHtml = {
  id: 'content-html',
  severity: 'warning',
  explanation: {
    zh: [
      '正文里的 HTML 不应含有会被删去的内容。',
      '脚本、样式、内嵌网页、表单和能运行程序的地址可能危害访客，一律会被删去，你写的这部分在页面上就没有了。',
      '请改用 Markdown 或 <details>、<sup> 这样的普通标签；别的网站上的地图和表单，请用链接。',
    ].join(''),
    en: [
      'HTML inside of a text is such that nothing of it has to be left out.',
      'Scripts, styles, frames, forms and addresses that run a program are taken out, as they could harm visitors; what you wrote there would be missing from the page.',
      'Write it in Markdown or with plain tags such as <details> and <sup>; link to a map or form of another site.',
    ].join(' '),
  },
  bad: '<iframe src="https://example.org/"></iframe>',
  good: '[地图](https://example.org/)',
} as const satisfies RuleMeta;

const { tagNames, protocols } = sanitizeSchema;

/** Whether an address has a scheme that the attribute may not have; the reading is the sanitiser's. */
function isForbidden(attribute: string, address: string): boolean {
  const allowed = protocols?.[attribute];
  const scheme = /^([^:/?#]*):/.exec(address)?.[1];
  return !!allowed && scheme !== undefined && !allowed.includes(scheme);
}

function whatIsWrong(element: Element): string[] {
  const { tagName, properties } = element;
  if (!tagNames?.includes(tagName) || isWrittenInput(element)) return [`<${tagName}>`];
  return Object.entries(properties).flatMap(([name, value]) => {
    if (/^on/i.test(name)) return `the attribute ${name.toLowerCase()}`;
    if (name === 'style') return 'the attribute style';
    if (!isForbidden(name, String(value))) return [];
    // A link that runs a script, and a file of the author's own, is reported by a rule of its own.
    if (isOnOwnDisk(String(value))) return [];
    if (name === 'href' && unsafeScheme(String(value))) return [];
    return `the address ${JSON.stringify(String(value).slice(0, 30))}`;
  });
}

/** What of the HTML inside of a text is going to be left out, each once. */
export function forbiddenHtml(tree: Root): readonly ContentFinding[] {
  const found = new Map<string, ContentFinding>();
  visitElements(tree, (element) => {
    for (const what of whatIsWrong(element)) {
      if (found.has(what)) continue;
      const message = `${what} is left out: a text may hold no scripts, styles, frames or forms`;
      found.set(what, contentFinding(contentHtml, message, elementRange(element)));
    }
    return undefined;
  });
  return [...found.values()];
}
