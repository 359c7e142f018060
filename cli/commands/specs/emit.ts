import type { CommandSpec } from '../../command-spec.ts';
import { outOption, siteArgument } from './common.ts';

export const emit: CommandSpec = {
  name: 'emit',
  description: 'write the model of a site: site.json and a route table per language and device',
  args: [siteArgument],
  options: [
    outOption,
    { flags: '--check', description: 'write nothing; exit code 1 if the output is stale' },
  ],
  run: async ({ args: [site = ''], options: { out, check }, io }) => {
    const { emitCommand } = await import('../emit.ts');
    return emitCommand(site, { out: String(out), check: check === true }, io);
  },
};
