import type { CommandSpec } from '../../command-spec.ts';

export const messages: CommandSpec = {
  name: 'messages',
  description: {
    zh: '输出某种语言的界面词句，供翻译的 YAML',
    en: 'print the words of the user interface for a language, as YAML to translate',
  },
  args: [
    {
      name: '<language>',
      description: { zh: '语言代码，例如 fr', en: 'code of a language, such as fr' },
    },
    {
      name: '[site]',
      description: {
        zh: '网站的文件夹或站点文件（默认：site）',
        en: 'folder of the site, or its site file (default: "site")',
      },
    },
  ],
  options: [
    {
      flags: '--missing',
      description: {
        zh: '只输出网站还没有翻译的词句',
        en: 'only words that the site has not translated yet',
      },
    },
  ],
  help: {
    zh: `示例：
  $ site messages fr --missing`,
    en: `Example:
  $ site messages fr --missing`,
  },
  run: async ({ args: [language = '', site], options: { missing }, io }) => {
    const { messagesCommand } = await import('../authoring/messages.ts');
    return messagesCommand(language, { site, missing: missing === true }, io);
  },
};
