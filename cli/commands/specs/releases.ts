import type { CommandSpec } from '../../command-spec.ts';
import { jsonOption, releasedOption } from './common.ts';

export const releases: CommandSpec = {
  name: 'releases',
  description: {
    zh: '列出保留着的发布版本，从新到旧',
    en: 'list the releases that are kept, the newest first',
  },
  args: [],
  options: [releasedOption, jsonOption],
  run: async ({ options, io }) => {
    const { releasesCommand } = await import('../releases.ts');
    return releasesCommand(String(options.out), options.json === true, io);
  },
};
