import type { ReadFinding } from './read-rules.ts';
import type { ScalarNode, SourceNode } from './source-node.ts';

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
    rule: 'yaml-invisible',
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
