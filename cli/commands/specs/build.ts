import type { CommandSpec } from '../../command-spec.ts';
import { outOption, siteArgument } from './common.ts';

export const build: CommandSpec = {
  name: 'build',
  description: 'write everything that a web server serves',
  args: [siteArgument],
  options: [outOption],
  run: async ({ args: [site = ''], options, io }) => {
    const { buildCommand } = await import('../build.ts');
    return buildCommand(site, String(options.out), io);
  },
};
