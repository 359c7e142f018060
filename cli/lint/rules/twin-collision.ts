import { pathShape } from '../../../schema/path/path-shape.ts';
import { prefixLength } from '../../../schema/twin/prefix-length.ts';
import { spellTwin, suffixOf } from '../../../schema/twin/spell-twin.ts';
import type { Rule } from '../rule.ts';

/**
 * Since no suffix ends like another (device-suffix), a twin can only meet a path that ends in its
 * suffix already: it is enough that no path does.
 */
export const twinCollision: Rule = {
  id: 'twin-collision',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'No path is spelled as a twin is.',
  },
  bad: '',
  good: '',
  *check({ paths, frame: { spelling } }) {
    const byShape = new Map(paths.map((path) => [path.shape, path]));
    for (const { text, pointer } of paths) {
      const suffix = suffixOf(text, spelling);
      if (suffix === '') continue;
      const start = prefixLength(text, spelling.prefixes) + 1;
      const segment = text.slice(start).split('/', 1)[0] ?? '';
      const bare = spellTwin(text, '', spelling);
      const owner = byShape.get(pathShape(bare));
      yield {
        pointer,
        what: 'value',
        inside: { offset: start + segment.length - suffix.length, length: suffix.length },
        message: owner
          ? `"${text}" is the twin of "${owner.text}", which is made by itself`
          : `"${suffix}" is the mark of a twin, which is made by itself; write the desktop path`,
        ...(owner
          ? {
              related: [
                {
                  pointer: owner.pointer,
                  what: 'value',
                  message: `route "${owner.flat.route.id}" has this twin`,
                },
              ],
            }
          : { suggestion: bare }),
      };
    }
  },
};
