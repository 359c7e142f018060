import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

/** Whether an origin of the list, which may stand for all hosts below one, is that of an address. */
const allows = (origin: string, { protocol, host }: URL): boolean => {
  const [scheme, name = ''] = origin.split('//');
  if (scheme !== protocol) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name.toLowerCase();
};

const urlOf = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    // Reported below.
    return undefined;
  }
};

export const embedHost = {
  id: 'embed-host',
  severity: 'error',
  explanation: {
    zh: [
      '嵌入的页面所在的网站必须列在 embeds 里。',
      '没有列出的，内容安全策略会拦下，访客只看到空白。',
      '请在 embeds 里加上它的 https:// 和主机名，或改正地址。',
    ].join(''),
    en: [
      'The site of an embedded page stands in the list under embeds.',
      'The content security policy stops all others, and visitors would see an empty frame.',
      'Add https:// and its host to embeds, or correct the address.',
    ].join(' '),
  },
  bad: '- { type: embed, title: 宣传片, src: "https://films.example.org/embed/1" }',
  good: '- { type: embed, title: 宣传片, src: "https://player.example.org/embed/1" }',
  *check({ source, blocks }) {
    const { embeds = [] } = source;
    const uses = blocks.flatMap(({ block, pointer }): { src: string; pointer: Pointer }[] => {
      if (block.type === 'embed') return [{ src: block.src, pointer: [...pointer, 'src'] }];
      if (block.type !== 'map' || !block.frame) return [];
      return [{ src: block.frame.src, pointer: [...pointer, 'frame', 'src'] }];
    });
    for (const { src, pointer } of uses) {
      const url = urlOf(src);
      if (!url) {
        yield { pointer, what: 'value', message: 'this is no address' };
        continue;
      }
      if (embeds.some((origin) => allows(origin, url))) continue;
      const near = nearestAmong(embeds.filter((each) => !each.includes('*')))(url.origin);
      yield {
        pointer,
        what: 'value',
        message: `${url.origin} is not listed under embeds, so browsers would not show it`,
        ...(near === undefined ? {} : { suggestion: src.replace(url.origin, near) }),
      };
    }
  },
} as const satisfies Rule;
