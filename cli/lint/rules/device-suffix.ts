import type { FindingLocation } from '../../diagnostics/finding.ts';
import type { Rule } from '../context/rule.ts';

type Marked = { readonly name: string; readonly suffix: string };

const place = ({ name, suffix }: Marked, message: string): FindingLocation =>
  suffix === ''
    ? { pointer: ['devices', name], what: 'key', message }
    : { pointer: ['devices', name, 'suffix'], what: 'value', message };

/** Why two device variants cannot be distinguished by their twins' addresses; undefined: they can. */
function clash(own: Marked, before: Marked): string | undefined {
  const [a, b] = [own.suffix.toLowerCase(), before.suffix.toLowerCase()];
  if (a === '' && b === '')
    return `"${own.name}" needs a suffix: "${before.name}" is the variant without one`;
  if (a === b) return `"${own.suffix}" is already the suffix of "${before.name}"`;
  if (a === '' || b === '' || !(a.endsWith(b) || b.endsWith(a))) return undefined;
  return `"${own.suffix}" and "${before.suffix}" end alike, so their addresses cannot be distinguished`;
}

export const deviceSuffix = {
  id: 'device-suffix',
  severity: 'error',
  explanation: {
    zh: [
      '除了一个设备组不带后缀，其余每个设备组都要有自己的后缀。',
      '同一页面的孪生地址全靠后缀区分，例如 /news 和 /newsH5；两个后缀结尾相同，地址就会相撞，一种设备的访客会看到另一种设备的页面。',
      '请给其余的设备组各写一个后缀，并且不要让一个后缀成为另一个的结尾。',
    ].join(''),
    en: [
      'Every device variant has a suffix of its own; one has none.',
      'The suffix alone distinguishes the twins of a page, as in /news and /newsH5; two variants whose suffixes end alike would share addresses, and visitors of one of them would see the page of the other.',
      'Give every set but one a suffix, and let none be the end of another.',
    ].join(' '),
  },
  bad: ['desktop: {}', 'tablet: {}', 'mobile: { suffix: H5 }'].join('\n'),
  good: ['desktop: {}', 'tablet: { suffix: Pad }', 'mobile: { suffix: H5 }'].join('\n'),
  *check({ source }) {
    const marked = Object.entries(source.devices ?? {}).map(
      ([name, { suffix = '' }]): Marked => ({ name, suffix }),
    );
    for (const [index, own] of marked.entries()) {
      for (const before of marked.slice(0, index)) {
        const message = clash(own, before);
        if (message === undefined) continue;
        yield { ...place(own, message), related: [place(before, 'the first one')] };
        break;
      }
    }
  },
} as const satisfies Rule;
