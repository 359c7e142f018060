import type { CommandSpec } from '../../command-spec.ts';
import { siteArgument } from './common.ts';

export const fmt: CommandSpec = {
  name: 'fmt',
  description: 'format a site file, those that it includes and the front matter of its content',
  args: [siteArgument],
  options: [{ flags: '--check', description: 'write nothing; exit code 1 if a file would change' }],
  run: async ({ args: [site = ''], options, io }) => {
    const { fmtCommand } = await import('../fmt.ts');
    return fmtCommand(site, { check: options.check === true }, io);
  },
};
