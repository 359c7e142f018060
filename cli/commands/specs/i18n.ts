import type { CommandSpec } from '../../command-spec.ts';
import { jsonOption, siteArgument } from './common.ts';

export const i18n: CommandSpec = {
  name: 'i18n',
  description: {
    zh: '列出缺少的译文，以及比原文旧的译文',
    en: 'list missing translations, and those older than their original',
  },
  args: [siteArgument],
  options: [
    {
      flags: '--threshold <percent>',
      description: {
        zh: '某种语言的翻译比例低于此值时退出码为 1',
        en: 'exit code 1 if less of a language than this is translated',
      },
    },
    jsonOption,
  ],
  run: async ({ args: [site = ''], options: { json, threshold }, io }) => {
    const { i18nCommand } = await import('../i18n.ts');
    const percent = typeof threshold === 'string' ? threshold : undefined;
    return i18nCommand(site, { json: json === true, threshold: percent }, io);
  },
};
