import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOfFile } from '../../../cli/budget/path-of-file.ts';
import { listFiles } from '../../../cli/files/list-files.ts';
import { isPartFile } from '../../../cli/server/rules/own-address.ts';
import type { RouteTable, SiteModel } from '../../../schema/model.ts';
import { type RedirectModel, redirectsFile } from '../../../schema/redirects/redirect-model.ts';

/** A request, by what may change its answer. */
export type Asked = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const seen = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
export const visitors = {
  desktop: { ...seen, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' },
  phone: { ...seen, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' },
  perhapsTablet: { ...seen, 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' },
  crawler: { accept: '*/*', 'user-agent': 'Android bot' },
} as const;

const encoded = (path: string): string => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** The address of a page, or of a further part of one: `news.code-theme.page-2.html` is /news?code=theme&page=2. */
function addressOf(file: string): string {
  const [, page = '', parts = ''] = /^(.*?)((?:\.[\w]+-[^./]+)*)\.html$/.exec(file) ?? [];
  const query = parts
    .split('.')
    .slice(1)
    .map((part) => part.replace('-', '='))
    .join('&');
  return encoded(pathOfFile(`${page}.html`)) + (query === '' ? '' : `?${query}`);
}

/** Other spellings of an address, and what is not there. */
const variationsOf = (path: string): readonly string[] => [
  path.replace(/\?.*/, '').toUpperCase(),
  path.replace(/(?=\?|$)/, '/'),
  path.replace(/(?=\?|$)/, '//'),
  path.replace(/(?=\?|$)/, '/nowhere'),
  path.replace(/(?=\?|$)/, '-nowhere'),
  path.replace(/\?.*/, '?utm=1&code=x'),
  path.replace(/(?=\?|$)/, '.html'),
  path.replace(/(?=\?|$)/, '%2F'),
  path.replace(/\?.*|$/, '?device=mobile'),
  path.replace(/\?.*|$/, '?DEVICE=mobile'),
  path.replace(/\?.*|$/, '?a=device=mobile&device=x&device=mobile'),
  path.replace(/\?.*|$/, '?device=desktop&x=%E6%96%B0'),
  `/${path}`,
];

/** Everything that a built site is asked for: all pages by visitors of all kinds, other spellings, and much that is not there. */
export async function askedAddresses(folder: string): Promise<readonly Asked[]> {
  const model: SiteModel = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const tables: RouteTable[] = model.variants.map(({ file }) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  const files = await listFiles(folder);
  const isPage = (file: string): boolean =>
    file.endsWith('.html') && !/^(?:errors|fallback)\/|^shell\.html$|^500\.html$/.test(file);
  const pages = files.filter(isPage).map(addressOf);
  const patterns = tables.flatMap(({ routes }) => routes.flatMap(({ paths }) => paths));
  const filledWith = (value: string): readonly string[] =>
    patterns.map((pattern) => encoded(pattern.replace(/:\w+/g, value)));
  const filled = ['nothing', '2026', '03', 'East'].flatMap(filledWith);
  // Each parameter another value.
  const mixed = patterns
    .filter((pattern) => pattern.split('/:').length > 2)
    .flatMap((pattern) =>
      [
        ['3', '12'],
        ['west', '13'],
        ['x', '12'],
        ['3', '%31%32'],
      ].map((values) =>
        encoded(
          [...values, 'rest', 'rest'].reduce((path, value) => path.replace(/:\w+/, value), pattern),
        ),
      ),
    );
  const wrongDates = pages
    .filter((path) => /\/\d{4}-\d\d-\d\d/.test(path))
    .map((path) => path.replace(/\d{4}-\d\d-\d\d/, '1999-01-01'));
  const others = [
    '/',
    '/index.html',
    '/nowhere',
    '/nowhere.js',
    '/a.b/c',
    '/static/js/none-12345678.js',
    '/.site-files.json',
    '/.site-policy.json',
    '/%2esite-files.json',
    '/.git/config',
    '/x/.env',
    '/.well-known/security.txt',
    '/site.json',
    '/site.json/',
    '/robots.txt/',
    '/shell.html',
    '/404',
    '/404/',
    '/404.html',
    '/404H5',
    '/EN/404',
    '/500.html',
    '/news.code-nothing.html',
    '/.news.code-theme.html',
    '/news.HTML',
    '/news%2ehtml',
    '/google1.html',
    '/GOOGLE1.html',
    '/sub/page.html',
    '/sub/page',
    '/search/%ff',
    '/search/a%C0%AF',
    '/search/%ED%A0%80',
    '/search/%F4%90%80%80',
    '/search/%f0%9f%8d%8a',
    '/shell.html/',
    '/errors/',
    '/static/',
    '/static/js',
    '/%00',
    '/%ff',
    '/a%0d%0aX-Evil:1',
    '/search/%E8%90%A5',
    '/search/a%2Fb',
    '/search/a%5Cb',
    '/search/a\\b',
    '/search/.net',
    '/search/..%2F.site-files',
    '/search/%22%3Cscript%3E',
    '/SEARCH/%E8%90%A5?nav=%E6%90%9C',
    '/search/a%0d%0aX-Evil:1/',
    '//evil.example/',
    '/news?code=theme&code=theme',
    '/news?page=..%2F..%2Fsite',
    '/news?page=1',
  ];
  const languages = Object.values(model.languages).flatMap(({ prefix }) =>
    prefix === '' ? [] : [prefix, `${prefix}/`, prefix.toLowerCase(), `${prefix}/nowhere`],
  );
  const file = join(folder, redirectsFile);
  const redirects: readonly RedirectModel[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : [];
  const old = redirects.flatMap(({ from, query: keys = {} }) => {
    const values = ['notice-1', '3', '2026', 'two', 'a%2Fb', 'x.y', ''];
    return values.flatMap((value) => {
      const path = encoded(from.replace(/:\w+/g, value || 'z'));
      const pairs = Object.entries(keys).map(
        ([key, wanted]) => `${key}=${wanted.startsWith(':') ? value : wanted}`,
      );
      return [
        path,
        `${path}?${pairs.join('&')}`,
        `${path.toUpperCase()}/?${pairs.toReversed().join('&')}&utm=1`,
        `${path}?x=1&${pairs.join('x&')}`,
        `${path}?${pairs.join('&').replace(/[a-z]+(?==)/g, (key) => key.toUpperCase())}`,
        `${path}?${pairs.join('&')}&${pairs.map((pair) => `${pair}9`).join('&')}`,
      ];
    });
  });
  // Fallback pages have such names, too, and are nobody's to ask for.
  const named = files
    .filter((file) => isPartFile(file) || /^fallback\/.*\.html$/.test(file))
    .map((file) => encoded(`/${file}`));
  const whole = [
    ...new Set([
      ...pages,
      ...named,
      ...filled,
      ...mixed,
      ...wrongDates,
      ...others,
      ...languages,
      ...old,
    ]),
  ];
  const some = [
    ...pages.filter((_, index) => index % 12 === 0),
    ...['nothing', '2026'].flatMap(filledWith),
    ...languages,
  ];
  const varied = [...new Set(some.flatMap(variationsOf))];
  const base = model.base.slice(0, -1);
  const assets = files
    .filter((file) => !file.endsWith('.html') && !/(?:^|\/)\.|\.(?:br|gz)$/.test(file))
    .filter((file, index) => index % 5 === 0 || /^(?:static\/|search\/[^/]*$)/.test(file))
    .map((file) => encoded(`/${file.replace(/[%?#]/g, encodeURIComponent)}`));
  const all = (paths: readonly string[], ...kinds: Readonly<Record<string, string>>[]): Asked[] =>
    paths.flatMap((path) => kinds.map((headers) => ({ path: base + path, headers })));
  return [
    ...all(whole, visitors.desktop, visitors.phone),
    ...all(varied, visitors.desktop, visitors.phone),
    ...all(some, visitors.perhapsTablet, visitors.crawler),
    ...all(some, { ...visitors.phone, cookie: 'a=b; site-device=desktop' }),
    ...all(some, { ...visitors.desktop, cookie: 'site-device=mobile; c=d' }),
    ...all(some, { ...visitors.phone, 'sec-fetch-dest': 'empty' }),
    ...all(assets, { accept: '*/*', 'accept-encoding': 'gzip, br' }),
    ...all(assets.slice(0, 40), { accept: '*/*', 'accept-encoding': 'gzip' }),
    ...all(
      assets.filter((path) => !path.startsWith('/static/')),
      visitors.phone,
    ),
    ...all(some.slice(0, 40), { ...visitors.desktop, 'accept-encoding': 'br' }),
    ...(base === '' ? [] : [{ path: base, headers: visitors.desktop }]),
  ];
}
