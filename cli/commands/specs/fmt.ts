import type { CommandSpec } from '../../command-spec.ts';
import { siteArgument } from './common.ts';

export const fmt: CommandSpec = {
  name: 'fmt',
  description: {
    zh: '格式化站点文件、其中 include 的文件和内容文件的文件头',
    en: 'format a site file, those that it includes and the front matter of its content',
  },
  args: [siteArgument],
  options: [
    {
      flags: '--check',
      description: {
        zh: '不写文件；有文件需要格式化时退出码为 1',
        en: 'write nothing; exit code 1 if a file would change',
      },
    },
  ],
  run: async ({ args: [site = ''], options, io }) => {
    const { fmtCommand } = await import('../fmt.ts');
    return fmtCommand(site, { check: options.check === true }, io);
  },
};
