import type { CommandSpec } from '../../command-spec.ts';
import type { ServeOptions } from '../preview.ts';
import { devPort, serverOptions, siteArgument } from './common.ts';

export const dev: CommandSpec = {
  name: 'dev',
  description: 'serve a site while it is edited, and reload pages that change',
  args: [siteArgument],
  options: serverOptions(devPort),
  run: async ({ args: [site = ''], options, io, stop }) => {
    const { devCommand } = await import('../dev.ts');
    return devCommand(site, options as ServeOptions, io, stop);
  },
};
