import type { CommandSpec } from '../../command-spec.ts';
import type { AccessOptions } from '../access.ts';
import { jsonOption, siteArgument } from './common.ts';

export const access: CommandSpec = {
  name: 'access',
  description: 'show what a visitor with some codes can open, and what is missing for the rest',
  args: [siteArgument],
  options: [
    { flags: '--menu-codes <codes>', description: 'menu codes, separated by commas' },
    { flags: '--fn-codes <codes>', description: 'function codes, separated by commas' },
    { flags: '--login-status <number>', description: 'sign-in status (default: 0)' },
    jsonOption,
  ],
  run: async ({ args: [site = ''], options, io }) => {
    const { accessCommand } = await import('../access.ts');
    return accessCommand(site, { ...(options as AccessOptions), json: options.json === true }, io);
  },
};
