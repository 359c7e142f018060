import type { CommandSpec } from '../../command-spec.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

export const newSpec: CommandSpec = {
  name: 'new',
  description: 'add a page, a route, an article, a block or a layout to a site',
  args: [
    { name: '<kind>', description: 'page, route, article, block or layout' },
    { name: '<name>', description: 'its name, in lower case with hyphens' },
  ],
  options: [
    {
      flags: '--title <title>',
      description: 'title, or for one language: zh=… (repeatable)',
      repeatable: true,
    },
    {
      flags: '--path <path>',
      description: 'path of a page or route, or for one language: zh=… (repeatable)',
      repeatable: true,
    },
    { flags: '--page <page>', description: 'page that a route shows (default: of its own name)' },
    { flags: '--collection <name>', description: 'collection of an article' },
    { flags: '--code <code>', description: 'section of an article (default: the first one)' },
    { flags: '--site <folder>', description: 'folder of the site (default: site, or this one)' },
  ],
  help: `Examples:
  $ site new page campus-map --title zh=校园地图 --title "en=Campus map"
  $ site new article spring-concert --collection news`,
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
