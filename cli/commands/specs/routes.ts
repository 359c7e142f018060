import type { CommandSpec } from '../../command-spec.ts';
import type { RoutesOptions } from '../routes.ts';
import { jsonOption, siteArgument } from './common.ts';

export const routes: CommandSpec = {
  name: 'routes',
  description: 'list every address of a site with its twins',
  args: [siteArgument],
  options: [
    jsonOption,
    { flags: '--language <code>', description: 'list only this language' },
    { flags: '--device <name>', description: 'list only this device' },
  ],
  run: async ({ args: [site = ''], options, io }) => {
    const { routesCommand } = await import('../routes.ts');
    return routesCommand(site, options as RoutesOptions, io);
  },
};
