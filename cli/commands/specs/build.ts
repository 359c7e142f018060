import type { CommandSpec } from '../../command-spec.ts';
import { outOption, siteArgument } from './common.ts';

export const build: CommandSpec = {
  name: 'build',
  description: 'write everything that a web server serves',
  args: [siteArgument],
  options: [
    outOption,
    { flags: '--budget', description: 'fail where a page weighs more than its budget' },
  ],
  run: async ({ args: [site = ''], options, io }) => {
    const { buildCommand } = await import('../build.ts');
    const { checkBudget } = await import('../check-budget.ts');
    const out = String(options.out);
    const code = await buildCommand(site, out, io);
    return code === 0 ? checkBudget(site, out, options.budget === true, io) : code;
  },
};
