import type { SiteSource } from '../../../schema/source.generated.ts';
import type { FindingLocation } from '../../diagnostics/finding.ts';
import type { Rule } from '../context/rule.ts';

type Marked = { readonly name: string; readonly suffix: string; readonly prefix: string };

const place = ({ name, suffix, prefix }: Marked, message: string): FindingLocation => {
  const key = suffix !== '' ? 'suffix' : prefix !== '' ? 'prefix' : undefined;
  return key === undefined
    ? { pointer: ['devices', name], what: 'key', message }
    : { pointer: ['devices', name, key], what: 'value', message };
};

/** Why two device variants cannot be distinguished by their twins' addresses; undefined: they can. */
function clash(own: Marked, before: Marked): string | undefined {
  const [a, b] = [own.suffix.toLowerCase(), before.suffix.toLowerCase()];
  if (own.prefix !== '' || before.prefix !== '') {
    return own.prefix.toLowerCase() === before.prefix.toLowerCase()
      ? `"${own.prefix}" is already the prefix of "${before.name}"`
      : undefined;
  }
  if (a === '' && b === '')
    return `"${own.name}" needs a suffix, a prefix or a host: "${before.name}" is the variant without one`;
  if (a === b) return `"${own.suffix}" is already the suffix of "${before.name}"`;
  if (a === '' || b === '' || !(a.endsWith(b) || b.endsWith(a))) return undefined;
  return `"${own.suffix}" and "${before.suffix}" end alike, so their addresses cannot be distinguished`;
}

/** Folders of a built site that are no pages (`reserved-paths.ts`), as prefixes. */
const builtFolders = ['static', 'groups', 'content', 'search', 'feeds', 'errors', 'fallback'].map(
  (name) => `/${name}`,
);

/** Why a prefix says nothing of a device; undefined: it does. */
function misread(
  { prefix, suffix }: Marked,
  languages: SiteSource['languages'],
): string | undefined {
  const folded = prefix.toLowerCase();
  if (prefix !== '' && suffix !== '')
    return `a variant has a suffix or a prefix, not both: "${suffix}" or "${prefix}"`;
  if (builtFolders.includes(folded)) return `the build has its files in ${prefix}/`;
  const language = Object.entries(languages).find(([, { prefix: own = '' }]) =>
    `${own.toLowerCase()}/`.startsWith(`${folded}/`),
  );
  return language && `${language[1].prefix} is how addresses of language "${language[0]}" begin`;
}

export const deviceSuffix = {
  id: 'device-suffix',
  severity: 'error',
  explanation: {
    zh: [
      '除了一个设备版本，其余每个设备版本都要有自己的后缀、前缀或域名。',
      '同一页面的孪生地址全靠它区分，例如 /news 和 /newsH5，或者 /m/news；两个后缀结尾相同，或者前缀也是某种语言的前缀，地址就会相撞，一种设备的访客会看到另一种设备的页面。',
      '请给其余的设备版本各写一个后缀、前缀或域名，只写一种，并且不要让一个后缀成为另一个的结尾。',
    ].join(''),
    en: [
      'Every device variant has a suffix, a prefix or a host of its own; one has none.',
      'It alone distinguishes the twins of a page, as in /news and /newsH5, or /m/news; two variants whose suffixes end alike, or a prefix that is a language’s, too, would share addresses, and visitors of one of them would see the page of the other.',
      'Give every variant but one a suffix, a prefix or a host, one alone, and let no suffix be the end of another.',
    ].join(' '),
  },
  bad: ['desktop: {}', 'tablet: {}', 'mobile: { suffix: H5 }'].join('\n'),
  good: ['desktop: {}', 'tablet: { suffix: Pad }', 'mobile: { suffix: H5 }'].join('\n'),
  *check({ source }) {
    const marked = Object.entries(source.devices ?? {}).flatMap(
      ([name, { suffix = '', prefix = '', host }]): Marked[] =>
        // Those with a host: `device-host`.
        host === undefined ? [{ name, suffix, prefix }] : [],
    );
    for (const [index, own] of marked.entries()) {
      const wrong = own.prefix === '' ? undefined : misread(own, source.languages);
      if (wrong !== undefined) {
        yield { pointer: ['devices', own.name, 'prefix'], what: 'value', message: wrong };
        continue;
      }
      for (const before of marked.slice(0, index)) {
        const message = clash(own, before);
        if (message === undefined) continue;
        yield { ...place(own, message), related: [place(before, 'the first one')] };
        break;
      }
    }
  },
} as const satisfies Rule;
