import { pathShape } from '../../../schema/path/path-shape.ts';
import { prefixLength } from '../../../schema/twin/prefix-length.ts';
import { barePath } from '../../../schema/twin/spell-twin.ts';
import type { Rule } from '../context/rule.ts';

/**
 * Since no suffix ends like another (device-suffix), a twin can only meet a path that ends in its
 * suffix already: it is enough that no path does.
 */
export const twinCollision = {
  id: 'twin-collision',
  severity: 'error',
  explanation: {
    zh: [
      '路径不能写成孪生地址的样子。',
      '其他设备的孪生地址会自动生成，例如 /news 的手机版是 /newsH5（或者用前缀：/m/news）；自己写这样的路径会占了它的位置，手机访客就会看到错的页面。',
      '请只写电脑版的路径；手机上不同的部分，写在页面或区块的 devices 里。',
    ].join(''),
    en: [
      'No path is spelled as a twin is.',
      'The twins for other devices, such as /newsH5 or, by a prefix, /m/news for /news, are made by themselves; a path written like one would take its place, and phones would be shown the wrong page.',
      'Write the desktop path alone; what differs on a phone stands under devices of the page or the block.',
    ].join(' '),
  },
  bad: [
    '- { id: news, paths: { zh: /news }, page: index }',
    '- { id: newsPhone, paths: { zh: /newsH5 }, page: index }',
  ].join('\n'),
  good: '- { id: news, paths: { zh: /news }, page: index }',
  *check({ paths, settings: { spelling } }) {
    const byShape = new Map(paths.map((path) => [path.shape, path]));
    for (const { text, pointer } of paths) {
      const { path: bare, mark } = barePath(text, spelling);
      // Where a language has this prefix, device-suffix says so.
      if (mark === undefined || spelling.prefixes.includes(mark.prefix ?? '')) continue;
      const { suffix, prefix } = mark;
      const start = prefixLength(text, spelling.prefixes) + 1;
      const segment = text.slice(start).split('/', 1)[0] ?? '';
      const end = start + segment.length;
      const what = prefix === undefined ? 'suffix' : 'prefix';
      const owner = byShape.get(pathShape(bare));
      yield {
        pointer,
        what: 'value',
        inside:
          prefix === undefined
            ? { offset: end - suffix.length, length: suffix.length }
            : { offset: 0, length: prefix.length },
        message: owner
          ? `"${text}" is the twin of "${owner.text}", which is made by itself`
          : `"${prefix ?? suffix}" is the ${what} of a twin, which is generated; write the desktop path`,
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
          : { suggestion: bare, repair: { kind: 'replace', text: '', safe: false } }),
      };
    }
  },
} as const satisfies Rule;
