import type { CommandSpec } from '../../command-spec.ts';
import type { AccessOptions } from '../access.ts';
import { jsonOption, siteArgument } from './common.ts';

export const access: CommandSpec = {
  name: 'access',
  description: {
    zh: '显示持有某些权限码的访客能打开哪些页面，打不开的又缺什么',
    en: 'show what a visitor with some codes can open, and what is missing for the rest',
  },
  args: [siteArgument],
  options: [
    {
      flags: '--menu-codes <codes>',
      description: { zh: '菜单码，用英文逗号分隔', en: 'menu codes, separated by commas' },
    },
    {
      flags: '--fn-codes <codes>',
      description: { zh: '功能码，用英文逗号分隔', en: 'function codes, separated by commas' },
    },
    {
      flags: '--login-status <number>',
      description: { zh: '登录状态（默认：0）', en: 'sign-in status (default: 0)' },
    },
    jsonOption,
  ],
  run: async ({ args: [site = ''], options, io }) => {
    const { accessCommand } = await import('../access.ts');
    return accessCommand(site, { ...(options as AccessOptions), json: options.json === true }, io);
  },
};
