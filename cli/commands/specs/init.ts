import type { CommandSpec } from '../../command-spec.ts';

/** An option's text; undefined where it is not given. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const init: CommandSpec = {
  name: 'init',
  description: 'start a new site: pages, articles, colours, scripts and editor settings',
  args: [{ name: '[folder]', description: 'folder to write into', default: '.' }],
  options: [
    { flags: '--template <name>', description: 'institution, library or blank' },
    {
      flags: '--languages <tags>',
      description: 'language tags with commas between them, the default first: zh,en',
    },
    {
      flags: '--name <name>',
      description: 'name of the site, or for one language: zh=… (repeatable)',
      repeatable: true,
    },
    {
      flags: '--devices <kind>',
      description: 'twins: pages of their own for phones; responsive: one page for every screen',
    },
    {
      flags: '--sections <names>',
      description: 'sections of the template with commas between them, or none',
    },
    {
      flags: '--origin <address>',
      description: 'public address: https:// and the host; empty: not known yet',
    },
    { flags: '--brand <colour>', description: 'brand colour: #rrggbb' },
    { flags: '--yes', description: 'ask nothing: defaults for all that is not given' },
    {
      flags: '--force',
      description: 'write into a folder with files in it; those that are there stay as they are',
    },
  ],
  help: `Asks at the terminal for what no option says.

Examples:
  $ site init my-site
  $ site init my-site --yes --template library --languages zh,en --brand '#6d2e46'`,
  run: async ({ args: [folder = '.'], options, io }) => {
    const { initCommand } = await import('../authoring/init.ts');
    const { name, yes, force } = options;
    return initCommand(
      folder,
      {
        template: textOf(options.template),
        languages: textOf(options.languages),
        name: Array.isArray(name) ? name.map(String) : undefined,
        devices: textOf(options.devices),
        sections: textOf(options.sections),
        origin: textOf(options.origin),
        brand: textOf(options.brand),
        yes: yes === true,
        force: force === true,
      },
      io,
    );
  },
};
