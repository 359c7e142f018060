import type { CliLanguage } from '../local-text.ts';

type HelpTexts = {
  readonly description: string;
  readonly version: string;
  readonly help: string;
  readonly internalError: string;
  /** @param command name of a command; '': none */
  readonly seeHelp: (command: string) => string;
};

/** What the command line says beside the descriptions of its commands. */
export const helpTexts: Readonly<Record<CliLanguage, HelpTexts>> = {
  zh: {
    description: '检查、构建并提供由一个 site.yaml 描述的网站。',
    version: '显示版本号',
    help: '显示命令的帮助',
    internalError: '内部错误，请报告',
    seeHelp: (command) =>
      command === ''
        ? '（运行 site --help 查看全部命令）'
        : `（运行 site ${command} --help 查看它的选项）`,
  },
  en: {
    description: 'Check, build and serve a website that is described in one site.yaml.',
    version: 'print the version',
    help: 'display help for command',
    internalError: 'internal error, please report it',
    seeHelp: (command) =>
      command === ''
        ? '(run site --help for the list of commands)'
        : `(run site ${command} --help for its options)`,
  },
};
