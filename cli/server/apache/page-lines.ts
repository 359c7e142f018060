import { entryFile } from '../../../schema/content/content-files.ts';
import { hostTable } from '../hosts/host-table.ts';
import { pageSegments } from '../rules/page-rules.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { firstArgument } from '../text/path-regex.ts';
import { decodedPathRegex, encodedPathRegex, regexText } from '../text/regex-text.ts';
import { env, rule, substitution, variable } from './apache-text.ts';

type Path = Pick<ServerPage, 'pattern' | 'values'>;

const captureOf = (path: Path): string =>
  pageSegments(path, '[^/? ]+')
    .map((each) =>
      'text' in each ? `/(?i:${encodedPathRegex(each.text)})` : `/((?i:${each.regex}))`,
    )
    .join('');

/** A path whose parameters are those that the condition captured, in the order of another path. */
const withCaptures = (to: string, pattern: string): string => {
  const names = pattern.split('/').filter((segment) => segment.startsWith(':'));
  return to
    .split(/(?<=\/)|(?=[/?])/)
    .map((part) => {
      const at = names.indexOf(part);
      return at < 0 ? substitution(part) : `%${at + 1}`;
    })
    .join('');
};

/** The file of a page stands for the page, where its address has no parameters. */
const endingOf = (page: ServerPage | undefined): string =>
  page === undefined || page.pattern === '/' || page.pattern.includes('/:') ? '' : '(?:\\.html)?';

/** The condition that the path was asked for as a pattern has it; what is encoded stays so. */
const asked = (base: string, path: Path, ending = '') => ({
  of: '%{THE_REQUEST}',
  is: `^\\S+ ${regexText(base)}${captureOf(path)}${ending}/?[? ]`,
});

function pageLines(page: ServerPage, { model }: ServerRules, slots: readonly number[]): string[] {
  const { pattern, fallback, row, table, entries } = page;
  const base = model.base.slice(0, -1);
  const files = entries
    ? (row.shows?.collections ?? []).map((collection, index) => {
        const file = entryFile(collection, table.language, '\0').split('\0');
        return `E=site_entry${index + 1}:/${file.join(`%${entries.parameter}`)}`;
      })
    : [];
  const isOpenEnded = entries?.isOpenEnded ?? true;
  if (!pattern.includes('/:')) {
    const own = `^${decodedPathRegex(pattern.slice(1))}(?-i:${endingOf(page)})/?$`;
    return rule([], own, '-', `NC,E=site:${variable(askedPath(pattern))},E=!site_fallback`);
  }
  return rule(
    [asked(base, page)],
    '^',
    '-',
    [
      `E=site:${withCaptures(askedPath(pattern).replaceAll(',', '%2C'), pattern)}`,
      fallback === undefined ? 'E=!site_fallback' : `E=site_fallback:${variable(fallback)}`,
      ...slots.map((slot) => `E=!site_entry${slot}`),
      ...(isOpenEnded ? [] : files),
    ].join(','),
  );
}

/** The rules that find the page of an address: the last one that fits counts, so the first one comes last. */
export function routeLines(rules: ServerRules, root: string): string[] {
  const { pages, model } = rules;
  const base = model.base.slice(0, -1);
  const device = Object.keys(model.devices).join('|');
  const notAsked = { of: '%{QUERY_STRING}', is: `!${firstArgument('device', device)}` };
  const most = Math.max(1, ...pages.map(({ row }) => row.shows?.collections.length ?? 0));
  const slots = Array.from({ length: most }, (_, index) => index + 1);
  return [
    '# Redirects, and entries that have another id now.',
    ...hostTable(rules)
      .filter(({ status }) => status === 301)
      .flatMap(({ from, to, page }) => {
        const path = page ?? { pattern: from.slice(base.length) };
        const { pattern } = path;
        // What is appended to a query would stand behind a hash.
        const [address = '', hash] = to.split('#');
        if (hash === undefined) {
          return rule(
            [notAsked, asked(base, path, endingOf(page))],
            '^',
            withCaptures(to, pattern),
            'NE,QSA,R=301,L',
          );
        }
        const joined = `${address.includes('?') ? '&' : '?'}%{QUERY_STRING}`;
        return [
          { is: '.', query: joined },
          { is: '^$', query: '' },
        ].flatMap(({ is, query }) =>
          rule(
            [notAsked, { of: '%{QUERY_STRING}', is }, asked(base, path, endingOf(page))],
            '^',
            `${withCaptures(address, pattern)}${query}#${substitution(hash)}`,
            'NE,R=301,L',
          ),
        );
      }),
    '# Every page: its canonical spelling, its fallback page, the files of the entry that it may show.',
    ...[...pages].reverse().flatMap((page) => pageLines(page, rules, slots)),
    '# There is no such entry.',
    ...rule(
      [
        { of: env('site_entry1'), is: '.' },
        ...slots.map((slot) => ({
          of: `${root}${env(`site_entry${slot}`)}`,
          is: '!-f',
        })),
      ],
      '^',
      '-',
      'R=404,L',
    ),
    '# Any other spelling leads to the canonical one.',
    ...rule(
      [
        { of: env('site'), is: '.' },
        notAsked,
        {
          of: `%{THE_REQUEST} ${env('site')}`,
          is: `!^\\S+ ${regexText(base)}(/[^? ]*)(?:\\?\\S*)? \\S+ \\1$`,
        },
      ],
      '^',
      `${substitution(base)}${env('site')}`,
      'NE,R=301,L',
    ),
  ];
}
