import type { OptionSpec } from '../command-spec.ts';
import { cliLanguages } from '../local-text.ts';

/** Options of all commands; they may also stand before a command's name. */
export const globalOptions: readonly OptionSpec[] = [
  {
    flags: '--lang <language>',
    description: {
      zh: '命令行的语言，默认按系统设置',
      en: 'language of the command line (default: the one of the system)',
    },
    choices: cliLanguages,
  },
  {
    flags: '--quiet',
    description: {
      zh: '标准错误只输出错误，不输出摘要、提示和进度',
      en: 'print errors only on stderr: no summaries, hints or progress',
    },
  },
];
