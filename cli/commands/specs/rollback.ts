import type { CommandSpec } from '../../command-spec.ts';
import { UsageError } from '../../usage-error.ts';
import { defaultOut, releasedOption } from './common.ts';

function parseNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError({
    zh: `${text} 不是发布版本号；site releases 列出所有版本`,
    en: `${text} is no number of a release; site releases lists them`,
  });
}

export const rollback: CommandSpec = {
  name: 'rollback',
  description: {
    zh: '退回到较早的发布版本，一步完成',
    en: 'serve an earlier release again, in one step',
  },
  args: [
    {
      name: '[release]',
      completes: async () => {
        const { outputPaths } = await import('../../releases/output-paths.ts');
        const { listReleases } = await import('../../releases/release.ts');
        const all = await listReleases(outputPaths(defaultOut));
        return all
          .filter(({ isCurrent }) => !isCurrent)
          .map(({ number, time }) => ({ value: `${number}`, description: time }));
      },
      description: {
        zh: '发布版本号；默认：正在使用的前一个',
        en: 'number of the release; (default) the one before the served one',
      },
    },
  ],
  options: [releasedOption],
  run: async ({ args: [release], options, io }) => {
    const { rollbackCommand } = await import('../rollback.ts');
    const number = release === undefined ? undefined : parseNumber(release);
    return rollbackCommand(String(options.out), number, io);
  },
};
