import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { ScalarNode, SourceNode } from '../source-node.ts';

export const yamlInvisible = {
  id: 'yaml-invisible',
  severity: 'error',
  explanation: {
    zh: '键名、编号、路径、代码和链接里不能有看不见的字符（零宽空格、软连字符等）。它们多半是从网页或文档里复制来的：看上去一样，却与没有它的写法不同，所以键认不出来，链接也打不开。请删掉它们；普通文字里的不受影响。',
    en: 'No invisible character (zero-width space, soft hyphen and the like) stands in a key, an id, a path, a code or a link. Most come with what was copied from a page or a document: it looks the same and is not, so the key is not known and the link leads nowhere. Remove them; ordinary text may hold them.',
  },
  bad: 'ti\u200btle: 首页',
  good: 'title: 首页',
} as const satisfies RuleMeta;

/** Characters without width: joiners and spaces, soft hyphen, marks of direction, variation selectors. */
const ranges = [
  ...['\\u00ad', '\\u034f', '\\u061c', '\\u180e', '\\u200b-\\u200f', '\\u202a-\\u202e'],
  ...['\\u2060-\\u2064', '\\u2066-\\u206f', '\\ufe00-\\ufe0f', '\\ufeff'],
];
const invisible = new RegExp(`[${ranges.join('')}]`);
const everyInvisible = new RegExp(invisible.source, 'g');

const names: Readonly<Record<string, string>> = {
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

/** An id, a code, a number, a path or an address, once what cannot be seen is gone. */
const nameLike = /^(?:[\w.?=&#%@~+-]+|(?:\/|https?:|mailto:|tel:)\S*)$/;

const codeOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

function findingOf(text: string, node: ScalarNode, what: string): ReadFinding | undefined {
  const written = text.slice(node.start, node.end);
  const all = [...written.matchAll(everyInvisible)];
  const [first] = all;
  if (!first) return undefined;
  const [character] = first;
  const name = names[character] === undefined ? '' : `, ${names[character]}`;
  const start = node.start + first.index;
  const edits = all.map(({ index }) => ({
    start: node.start + index,
    end: node.start + index + 1,
    text: '',
  }));
  return {
    rule: yamlInvisible,
    message: `an invisible character (${codeOf(character)}${name}) stands in ${what}; remove it`,
    start,
    end: start + 1,
    fix: { safe: true, edits },
  };
}

/** Characters that nobody sees in keys, ids, paths, codes and links, which are others than they seem because of them. */
export function invisibleCharacters(text: string, root: SourceNode | undefined): ReadFinding[] {
  if (!invisible.test(text)) return [];
  const found: ReadFinding[] = [];
  const visit = (node: SourceNode | undefined, isKey: boolean): void => {
    if (node?.kind === 'list') for (const item of node.items) visit(item, false);
    if (node?.kind === 'map') {
      for (const { key, value } of node.members) {
        visit(key, true);
        visit(value, false);
      }
    }
    if (node?.kind !== 'scalar') return;
    const isName = isKey || nameLike.test(String(node.value).replace(everyInvisible, ''));
    const finding = isName && findingOf(text, node, isKey ? 'this key' : 'this name or address');
    if (finding) found.push(finding);
  };
  visit(root, false);
  return found;
}
