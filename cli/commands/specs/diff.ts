import type { CommandSpec } from '../../command-spec.ts';
import { jsonOption } from './common.ts';

export const diff: CommandSpec = {
  name: 'diff',
  description: {
    zh: '比较网站两个版本的网址、访问权限、重定向和设置',
    en: 'compare the addresses, access rules, redirects and settings of two versions of a site',
  },
  args: [
    {
      name: '<old>',
      description: { zh: '旧版本的文件夹或站点文件', en: 'folder or site file of the old version' },
    },
    {
      name: '<new>',
      description: { zh: '新版本的文件夹或站点文件', en: 'folder or site file of the new version' },
    },
  ],
  options: [
    {
      flags: '--fail-on <kinds>',
      completes: async () => {
        const { changeKinds } = await import('../../diff/compare-sites.ts');
        return changeKinds.map((value) => ({ value }));
      },
      description: {
        zh: '有这些种类的变化时退出码为 1：removed、renamed、moved、replaced、added、widened、narrowed、changed、redirected、setting',
        en: 'exit code 1 if there is such a change: removed, renamed, moved, replaced, added, widened, narrowed, changed, redirected, setting',
      },
    },
    jsonOption,
  ],
  run: async ({ args: [before = '', after = ''], options: { json, failOn }, io }) => {
    const { diffCommand } = await import('../diff.ts');
    const kinds = typeof failOn === 'string' ? failOn : undefined;
    return diffCommand(before, after, { json: json === true, failOn: kinds }, io);
  },
};
