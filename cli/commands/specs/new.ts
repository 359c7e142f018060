import type { CommandSpec } from '../../command-spec.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

export const newSpec: CommandSpec = {
  name: 'new',
  description: {
    zh: '在网站中添加页面、路由、文章、区块或布局',
    en: 'add a page, a route, an article, a block or a layout to a site',
  },
  args: [
    {
      name: '<kind>',
      completes: ['page', 'route', 'article', 'block', 'layout'],
      description: {
        zh: '种类：page（页面）、route（路由）、article（文章）、block（区块）或 layout（布局）',
        en: 'page, route, article, block or layout',
      },
    },
    {
      name: '<name>',
      description: { zh: '名称，例如 campus-map', en: 'its name, such as campus-map' },
    },
  ],
  options: [
    {
      flags: '--title <title>',
      description: {
        zh: '标题，或某种语言的标题：zh=…（可重复）',
        en: 'title, or for one language: zh=… (repeatable)',
      },
      repeatable: true,
    },
    {
      flags: '--path <path>',
      description: {
        zh: '页面或路由的路径，或某种语言的路径：zh=…（可重复）',
        en: 'path of a page or route, or for one language: zh=… (repeatable)',
      },
      repeatable: true,
    },
    {
      flags: '--page <page>',
      description: {
        zh: '路由显示的页面（默认：与路由同名）',
        en: 'page that a route shows (default: of its own name)',
      },
    },
    {
      flags: '--collection <name>',
      description: { zh: '文章所属的集合', en: 'collection of an article' },
    },
    {
      flags: '--code <code>',
      description: {
        zh: '文章所属的栏目（默认：第一个）',
        en: 'section of an article (default: the first one)',
      },
    },
    {
      flags: '--site <folder>',
      description: {
        zh: '网站的文件夹（默认：site 或当前文件夹）',
        en: 'folder of the site (default: site, or this one)',
      },
    },
  ],
  help: {
    zh: `示例：
  $ site new page campus-map --title zh=校园地图 --title "en=Campus Map"
  $ site new article spring-concert --collection news`,
    en: `Examples:
  $ site new page campus-map --title zh=校园地图 --title "en=Campus map"
  $ site new article spring-concert --collection news`,
  },
  run: async ({ args: [kind = '', name = ''], options, io }) => {
    const { newCommand } = await import('../authoring/new.ts');
    return newCommand(
      kind,
      name,
      {
        title: textsOf(options.title),
        path: textsOf(options.path),
        page: textOf(options.page),
        collection: textOf(options.collection),
        code: textOf(options.code),
        site: textOf(options.site),
      },
      io,
    );
  },
};
