import type { CommandSpec } from '../../command-spec.ts';
import { environmentOption, outOption, siteArgument } from './common.ts';

export const emit: CommandSpec = {
  name: 'emit',
  description: {
    zh: '写出网站的模型：site.json，以及每种语言、每种设备的路由表',
    en: 'write the model of a site: site.json and a route table per language and device',
  },
  args: [siteArgument],
  options: [
    outOption,
    environmentOption,
    {
      flags: '--check',
      description: {
        zh: '不写文件；输出过时时退出码为 1',
        en: 'write nothing; exit code 1 if the output is stale',
      },
    },
  ],
  run: async ({ args: [site = ''], options: { out, check, env }, io }) => {
    const { emitCommand } = await import('../emit.ts');
    const environment = env === undefined ? {} : { env: String(env) };
    return emitCommand(site, { out: String(out), check: check === true, ...environment }, io);
  },
};
