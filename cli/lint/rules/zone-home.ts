import { pathMatcher } from '../../../schema/path/path-matcher.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { SiteSource, Zone, ZoneEntries } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

/** Names in what belongs to a home that the site does not define. */
function* entriesFindings(
  { collection, codes = [], fields = {} }: ZoneEntries,
  { collections = {} }: SiteSource,
  at: Pointer,
): Iterable<Finding> {
  const all = namesOf(Object.keys(collections));
  if (!all.has(collection)) {
    const message = `"${collection}" is no collection of this site`;
    const suggestion = all.nearest(collection);
    yield { pointer: [...at, 'collection'], what: 'value', message, suggestion };
    return;
  }
  const known = namesOf(Object.keys(collections[collection]?.codes ?? {}));
  for (const [index, code] of codes.entries()) {
    if (known.has(code)) continue;
    const message = `"${code}" is no code of the collection "${collection}"`;
    const suggestion = known.nearest(code);
    yield { pointer: [...at, 'codes', index], what: 'value', message, suggestion };
  }
  const declared = namesOf(Object.keys(collections[collection]?.fields ?? {}));
  for (const field of Object.keys(fields)) {
    if (declared.has(field)) continue;
    const message = `"${field}" is no field of the collection "${collection}"`;
    const suggestion = declared.nearest(field);
    yield { pointer: [...at, 'fields', field], what: 'key', message, suggestion };
  }
}

/** The pages of a home, one by language where they are written so. */
function pagesOf(page: NonNullable<Zone['homes']>[string]['page'], at: Pointer) {
  return typeof page === 'string'
    ? [{ address: page, pointer: at }]
    : Object.entries(page).map(([language, address]) => ({ address, pointer: [...at, language] }));
}

export const zoneHome = {
  id: 'zone-home',
  severity: 'error',
  explanation: {
    zh: [
      '专区里每个主页（homes）的地址要落在该专区的某个路由上，名称在全站不重复，所列的集合、栏目代码和字段都要存在。',
      '专区内的链接用这个名称记住访客来自哪个主页，专区的搜索只列出属于它的内容；写错了，搜索就会漏掉内容或什么也找不到。',
      '请改正地址或名称。',
    ].join(''),
    en: [
      'The page of a home lies in its zone, no other home has its name, and the collections, codes and fields of what belongs to it exist.',
      'Links in the zone remember by this name whose home a visitor came from, and the search there finds what belongs to it: with a wrong one it would miss entries, or find none at all.',
      'Correct the address or the name.',
    ].join(' '),
  },
  bad: 'college: { page: /related/home/college, entries: [{ collection: newz }] }',
  good: 'college: { page: /related/home/college }',
  *check({ source, paths, settings }) {
    const match = pathMatcher(
      paths.map(({ text, language, values }) => [text, language, values] as const),
    );
    const seen = new Set<string>();
    for (const [index, { segment, homes = {} }] of (source.zones ?? []).entries()) {
      for (const [name, { page, entries = [] }] of Object.entries(homes)) {
        const at: Pointer = ['zones', index, 'homes', name];
        if (seen.has(name)) {
          const message = `another zone has a home "${name}", too: addresses name homes by this alone`;
          yield { pointer: at, what: 'key', message };
        }
        seen.add(name);
        for (const { address, pointer } of pagesOf(page, [...at, 'page'])) {
          const { path } = splitAddress(address);
          const language = match(path)?.value;
          const start = `${settings.prefixes[language ?? ''] ?? ''}/${segment}/`;
          // An address that leads nowhere is reported as every other link is.
          if (language === undefined || `${path}/`.startsWith(start)) continue;
          const message = `"${path}" does not lie in the zone "${segment}"`;
          yield { pointer, what: 'value', message };
        }
        for (const [place, each] of entries.entries()) {
          yield* entriesFindings(each, source, [...at, 'entries', place]);
        }
      }
    }
  },
} as const satisfies Rule;
