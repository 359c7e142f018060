import type { CommandSpec, TypedOptions } from '../command-spec.ts';

const siteOperand = ['[site]', 'folder of the site, or its site.yaml', 'site'] as const;
const asJson = { flags: '--json', description: 'as JSON' } as const;

const isSet = (options: TypedOptions, name: string): boolean => options[name] === true;
const textOf = (options: TypedOptions, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** The commands that look into a site, or into the linter, and write nothing but what they found; and `fmt`. */
export const inspectionCommands: readonly CommandSpec[] = [
  {
    name: 'explain',
    description: 'tell what a rule of the linter wants, or what an address opens and why',
    operands: [['<rule|path>', 'id of a rule, or an address such as /news'], siteOperand],
    options: [asJson],
    run: async ([what = '', site = ''], options, io) => {
      const { explainCommand } = await import('./explain.ts');
      return explainCommand(what, site, { json: isSet(options, 'json') }, io);
    },
  },
  {
    name: 'access',
    description: 'tell what a visitor with some codes can open, and what is missing for the rest',
    operands: [siteOperand],
    options: [
      { flags: '--menu-codes <codes>', description: 'menu codes, with commas between them' },
      { flags: '--fn-codes <codes>', description: 'function codes, with commas between them' },
      { flags: '--login-status <number>', description: 'sign-in status; left out: 0' },
      asJson,
    ],
    run: async ([site = ''], options, io) => {
      const { accessCommand } = await import('./access.ts');
      return accessCommand(
        site,
        {
          json: isSet(options, 'json'),
          menuCodes: textOf(options, 'menuCodes'),
          fnCodes: textOf(options, 'fnCodes'),
          loginStatus: textOf(options, 'loginStatus'),
        },
        io,
      );
    },
  },
  {
    name: 'diff',
    description:
      'report which addresses, access rules, redirects and settings differ between two versions',
    operands: [
      ['<old>', 'folder or site file of the version before'],
      ['<new>', 'folder or site file of the version after'],
    ],
    options: [
      {
        flags: '--fail-on <kinds>',
        description:
          'exit code 1 where there is such a change: removed, renamed, moved, replaced, added, widened, narrowed, changed, redirected, setting',
      },
      asJson,
    ],
    run: async ([before = '', after = ''], options, io) => {
      const { diffCommand } = await import('./diff.ts');
      const failOn = textOf(options, 'failOn');
      return diffCommand(before, after, { json: isSet(options, 'json'), failOn }, io);
    },
  },
  {
    name: 'i18n',
    description: 'tell what lacks a translation, or has one older than the original',
    operands: [siteOperand],
    options: [
      {
        flags: '--threshold <percent>',
        description: 'exit code 1 where a language has less than this',
      },
      asJson,
    ],
    run: async ([site = ''], options, io) => {
      const { i18nCommand } = await import('./i18n.ts');
      const threshold = textOf(options, 'threshold');
      return i18nCommand(site, { json: isSet(options, 'json'), threshold }, io);
    },
  },
  {
    name: 'fmt',
    description: 'format a site file and the front matter of its content',
    operands: [siteOperand],
    options: [
      { flags: '--check', description: 'write nothing; exit code 1 where a file would change' },
    ],
    run: async ([site = ''], options, io) => {
      const { fmtCommand } = await import('./fmt.ts');
      return fmtCommand(site, { check: isSet(options, 'check') }, io);
    },
  },
  {
    name: 'rules',
    description: 'list the rules of the linter',
    operands: [],
    options: [{ flags: '--json', description: 'as JSON, with all that is told of them' }],
    run: async (_, options, io) => {
      const { rulesCommand } = await import('./rules.ts');
      return rulesCommand({ json: isSet(options, 'json') }, io);
    },
  },
  {
    name: 'schema',
    description: 'print the JSON Schema of site files',
    operands: [],
    options: [],
    run: async (_, __, io) => (await import('./schema.ts')).schemaCommand(io),
  },
];
