import type { CommandSpec } from '../../command-spec.ts';
import { siteArgument } from './common.ts';

export const schema: CommandSpec = {
  name: 'schema',
  description: {
    zh: '输出站点文件的 JSON Schema',
    en: 'print the JSON Schema of site files',
  },
  args: [],
  options: [
    {
      flags: '--part',
      description: {
        zh: '站点文件所包含（include）的文件的 Schema',
        en: 'print that of the files that a site file includes',
      },
    },
    {
      flags: '--site [folder]',
      description: {
        zh: '连同这个网站的名称：页面、路由、集合、标志、语言、设备等（默认的网站：site）',
        en: 'with the names of this site: pages, routes, collections, flags, languages, devices (default site: site)',
      },
      completes: 'files',
    },
  ],
  run: async ({ options: { part, site }, io }) => {
    const { schemaCommand } = await import('../schema.ts');
    const named = site === true ? siteArgument.default : (site as string | undefined);
    return schemaCommand({ part: part === true, site: named }, io);
  },
};
