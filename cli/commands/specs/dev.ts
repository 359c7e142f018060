import type { CommandSpec } from '../../command-spec.ts';
import type { DevCommandOptions } from '../dev.ts';
import { devPort, environmentOption, serverOptions, siteArgument } from './common.ts';

export const dev: CommandSpec = {
  name: 'dev',
  description: {
    zh: '编辑时提供网站，保存后立即在已打开的页面中更新',
    en: 'serve a site while it is edited, and update open pages after each save',
  },
  args: [siteArgument],
  options: [environmentOption, ...serverOptions(devPort)],
  run: async ({ args: [site = ''], options, io, stop }) => {
    const { devCommand } = await import('../dev.ts');
    return devCommand(site, options as DevCommandOptions, io, stop);
  },
};
