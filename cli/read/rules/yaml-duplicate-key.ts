import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import { keyName, type MapNode, type SourceNode } from '../source-node.ts';

export const yamlDuplicateKey = {
  id: 'yaml-duplicate-key',
  severity: 'error',
  explanation: {
    zh: [
      '同一组键里，每个键只能出现一次。',
      '两个键同名，只有一个能算数，访客看到的未必是你要的那个。',
      '请只留一个，或把两处的内容合到一个键下面。',
    ].join(''),
    en: [
      'A key stands once in its mapping.',
      'Of two keys with the same name only one can count, and visitors might see what you did not mean.',
      'Keep one of the two, or put their contents together under one key.',
    ].join(' '),
  },
  bad: ['- id: news', '  page: index', '  paths: { zh: /news }', '  page: index'].join('\n'),
  good: ['- id: news', '  paths: { zh: /news }', '  page: index'].join('\n'),
} as const satisfies RuleMeta;

type Members = MapNode['members'];

const firstOf = (name: string | undefined, members: Members): SourceNode | undefined =>
  members.find(({ key }) => keyName(key) === name)?.key;

function findingOf(key: SourceNode, members: Members, message: string): ReadFinding {
  const { start, end } = firstOf(keyName(key), members) ?? key;
  return {
    rule: yamlDuplicateKey,
    message,
    start: key.start,
    end: key.end,
    related: [{ message: 'the first one', start, end }],
  };
}

/** A key that stands before it in its mapping, too. */
export const duplicateKey = (key: SourceNode, members: Members): ReadFinding =>
  findingOf(key, members, `"${keyName(key)}" stands twice in the same mapping`);

/**
 * The key that the second item of a list begins with, where its dash was forgotten: the first key of the mapping
 * once more, with others behind it that are there already, too.
 */
export function secondItem(members: Members): ReadFinding | undefined {
  const [first] = members;
  const name = first && keyName(first.key);
  const at = members.findIndex(({ key }, index) => index > 0 && keyName(key) === name);
  const key = members[at]?.key;
  if (name === undefined || !key) return undefined;
  const before = new Set(members.slice(0, at).map((each) => keyName(each.key)));
  const again = members.slice(at).filter((each) => before.has(keyName(each.key)));
  if (again.length < 2) return undefined;
  const message = `"${name}" and keys behind it stand twice in the same mapping; where a new item begins here, its dash is missing: "- ${name}:"`;
  return findingOf(key, members, message);
}
