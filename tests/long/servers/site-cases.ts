/** A site that web servers are asked for. */
export type SiteCase = {
  readonly title: string;
  readonly site: string;
  readonly base: string;
  readonly change?: (source: string) => string;
  readonly least: number;
  /** Where a phone that asks for the root arrives. */
  readonly phone: string;
};

/** A second institution with all that a path may hold, at a base, with an API, closed routes and redirects. */
const lyceumRoutes = [
  "  - { id: ailleurs, paths: { fr: /ailleurs, de: false, zh: false }, redirect: 'https://ailleurs.example/école?a=1#là' }",
  '  - { id: reserve, paths: { fr: /reserve, de: false, zh: false }, redirect: /accueil, access: { flag: teacher } }',
  '  - { id: ete, paths: { fr: /été, de: false, zh: /zh/新闻 }, page: accueil }',
  '  - { id: etrange, paths: { fr: "/l\'eau+$uri;(a)=[b]&c,d!~@", de: false, zh: false }, page: accueil }',
  "  - { id: salleEte, paths: { fr: '/été/:numero', de: false, zh: '/zh/教室/:numero' }, page: accueil }",
].join('\n');

/** The site without variants for devices. */
const oneForm = (source: string): string =>
  source.replace(/^devices:\n(?: .*\n)+/m, '').replace(/^ {4}devices: .*\n/gm, '');

/** The site with a prefix for its default language, too; the home of one stands at its root, and that of the other below. */
const prefixedAll = (source: string): string =>
  source
    .replace('zh: { default: true,', 'zh: { default: true, prefix: /zh,')
    .replace('home: / }', 'home: /zh }')
    .replace('home: /en }', 'home: /en/start }')
    .replace('en: /en }', 'en: /en/start }')
    .replaceAll(/zh: (\[?)('?)\/(?!zh)/g, 'zh: $1$2/zh/')
    .replaceAll('zh: /zh/,', 'zh: /zh,')
    .replaceAll(', /vessels]', ', /zh/vessels]')
    .replaceAll(/to: ('?)\/(news|泊位)/g, 'to: $1/zh/$2');

/** The sample: the largest of the sites. */
export const sampleCase: SiteCase = {
  title: 'the sample',
  site: 'site',
  base: '/',
  least: 3000,
  phone: '/indexH5',
};

/** Other sites: at a base, with twins by prefix or none, behind the hash. */
export const otherCases: readonly SiteCase[] = [
  {
    title: 'a site at a base',
    site: 'tests/fixtures/lyceum',
    base: '/lyceum/',
    change: (source) =>
      source
        .replace('history: hash', 'history: browser')
        .replace(/^routes:\n/m, `routes:\n${lyceumRoutes}\n`),
    least: 500,
    phone: '/accueil-m',
  },
  {
    title: 'homes at roots, twins by prefix',
    site: 'tests/fixtures/twins/prefix',
    base: '/',
    least: 500,
    phone: '/m',
  },
  {
    title: 'the same below a base',
    site: 'tests/fixtures/twins/prefix',
    base: '/harbour/',
    change: (source) => source.replace('  origin:', '  base: /harbour/\n  origin:'),
    least: 500,
    phone: '/m',
  },
  {
    title: 'one page for every screen',
    site: 'tests/fixtures/twins/prefix',
    base: '/',
    change: oneForm,
    least: 500,
    phone: '/',
  },
  {
    title: 'prefixes for all languages',
    site: 'tests/fixtures/twins/prefix',
    base: '/',
    change: prefixedAll,
    least: 500,
    phone: '/m/zh',
  },
  {
    title: 'a site in hash mode',
    site: 'tests/fixtures/lyceum',
    base: '/lyceum/',
    least: 50,
    phone: '/',
  },
];
