import type { CommandSpec } from '../../command-spec.ts';
import { jsonOption, siteArgument } from './common.ts';

export const explain: CommandSpec = {
  name: 'explain',
  description: 'explain a rule of the linter, or what an address opens and why',
  args: [
    { name: '<rule|path>', description: 'id of a rule, or an address such as /news' },
    siteArgument,
  ],
  options: [jsonOption],
  run: async ({ args: [what = '', site = ''], options, io }) => {
    const { explainCommand } = await import('../explain.ts');
    return explainCommand(what, site, { json: options.json === true }, io);
  },
};
