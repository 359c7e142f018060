import type { CommandSpec } from '../../command-spec.ts';
import type { RoutesOptions } from '../routes.ts';
import { environmentOption, jsonOption, siteArgument } from './common.ts';

export const routes: CommandSpec = {
  name: 'routes',
  description: {
    zh: '列出网站的全部网址及其对应版本',
    en: 'list every address of a site with its twins',
  },
  args: [siteArgument],
  options: [
    jsonOption,
    environmentOption,
    {
      flags: '--language <code>',
      description: { zh: '只列出这种语言', en: 'list only this language' },
    },
    {
      flags: '--device <name>',
      description: { zh: '只列出这种设备', en: 'list only this device' },
    },
  ],
  run: async ({ args: [site = ''], options, io }) => {
    const { routesCommand } = await import('../routes.ts');
    return routesCommand(site, options as RoutesOptions, io);
  },
};
