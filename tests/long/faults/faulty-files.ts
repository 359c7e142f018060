/** A file of a built site that may come with a fault. */
export type FaultyFile = {
  readonly en: string;
  readonly zh: string;
  /** Whether the page was built, or starts from the shell. */
  readonly site: 'built' | 'shell';
  readonly pattern: string | RegExp;
  /** The page that asks for it. */
  readonly address: string;
  /** Name of a link of the page that leads to what asks for it; absent: the page itself does. */
  readonly follow?: string;
  /** What stands there when all is well. */
  readonly whole: string;
};

const article = '/newsDetail/admission-guide/2026-02-20/news';
/** Links to entries: those to sections stand there as soon as the page does. */
const entries = '#content a[href*="ewsDetail"]';
const list = '/news?code=educationNews&page=2';

/** Rows of the table of faults: every kind of file that a page asks for after its HTML. */
export const faultyFiles: readonly FaultyFile[] = [
  {
    en: 'web configuration (`webconfig`)',
    zh: '网站配置（`webconfig`）',
    site: 'shell',
    pattern: '**/json/website/webconfig.*',
    address: '/news',
    whole: entries,
  },
  {
    en: 'model (`site.json`)',
    zh: '模型（`site.json`）',
    site: 'shell',
    pattern: '**/site.json*',
    address: '/news',
    whole: entries,
  },
  {
    en: 'route table (`routes.*.json`)',
    zh: '路由表（`routes.*.json`）',
    site: 'shell',
    pattern: '**/routes.zh.desktop.json*',
    address: '/news',
    whole: entries,
  },
  {
    en: 'lazy group (`groups/`)',
    zh: '分组（`groups/`）',
    site: 'shell',
    pattern: '**/groups/news.*',
    address: '/news',
    whole: entries,
  },
  {
    en: 'first script',
    zh: '第一个脚本',
    site: 'shell',
    pattern: '**/static/js/index-*.js',
    address: '/news',
    whole: entries,
  },
  {
    en: 'script of a block',
    zh: '区块的脚本',
    site: 'shell',
    pattern: /static\/js\/article-list-[\w-]{8}\.js/,
    address: '/news',
    whole: entries,
  },
  {
    en: 'style sheet of a block',
    zh: '区块的样式',
    site: 'shell',
    pattern: /static\/css\/article-list-[\w-]{8}\.css/,
    address: '/news',
    whole: entries,
  },
  {
    en: 'theme (`theme.css`)',
    zh: '配色（`theme.css`）',
    site: 'shell',
    pattern: '**/theme.css*',
    address: '/news',
    whole: entries,
  },
  {
    en: 'entry (`content/…/entries/`)',
    zh: '条目（`content/…/entries/`）',
    site: 'shell',
    pattern: '**/entries/*.json*',
    address: article,
    whole: '#content h1 ~ *, #content h2',
  },
  {
    en: 'page of a list (`content/…/lists/`)',
    zh: '列表的一页（`content/…/lists/`）',
    site: 'shell',
    pattern: '**/lists/**/2.json*',
    address: list,
    whole: entries,
  },
  {
    en: 'index of the search (`search/`)',
    zh: '搜索索引（`search/`）',
    site: 'shell',
    pattern: '**/search/zh/list/*',
    address: '/search/渔',
    whole: '#content mark',
  },
  {
    en: 'built page: frame (`frame.*.json`)',
    zh: '已生成的页面：框架（`frame.*.json`）',
    site: 'built',
    pattern: '**/frame.*.json*',
    address: '/news',
    whole: entries,
  },
  {
    en: 'built page: first script',
    zh: '已生成的页面：第一个脚本',
    site: 'built',
    pattern: '**/static/js/hydrate-*.js',
    address: '/news',
    whole: entries,
  },
  {
    en: 'built page: route table, for the next page',
    zh: '已生成的页面：下一页要用的路由表',
    site: 'built',
    pattern: '**/routes.zh.desktop.json*',
    address: '/news',
    follow: '院校招生',
    whole: '#content h1',
  },
];
