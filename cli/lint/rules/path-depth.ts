import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../context/rule.ts';

/** So many parts the menu looks at to find its current item. */
const maxDepth = 10;

/** The part of a path behind its last slash that may stand. */
function surplusParts(text: string): NonNullable<Finding['inside']> {
  let offset = 0;
  for (let count = 0; count <= maxDepth; count += 1)
    offset = text.indexOf('/', offset + (count > 0 ? 1 : 0));
  return { offset, length: text.length - offset };
}

export const pathDepth = {
  id: 'path-depth',
  severity: 'warning',
  explanation: {
    zh: '一条路径最多十段。更深的地址没有人记得住，菜单找当前项时也只往上看十级，所以不会标出任何一项。把中间的段去掉，或者合并。',
    en: 'A path has ten parts at most. Nobody remembers a longer address, and the menu, which looks ten steps up for its current item, would mark none. Leave out parts in the middle, or put some together.',
  },
  bad: 'paths: { zh: /a/b/c/d/e/f/g/h/i/j/k }',
  good: 'paths: { zh: /a/b/c/d/e/f/g/h/i/j }',
  *check({ paths, badPaths }) {
    for (const { text, parsed, pointer } of [...paths, ...badPaths]) {
      if (parsed.segments.length <= maxDepth) continue;
      const message = `this path has ${parsed.segments.length} parts; ${maxDepth} are the most`;
      yield { pointer, what: 'value', inside: surplusParts(text), message };
    }
  },
} as const satisfies Rule;
