import type { CommandSpec } from '../../command-spec.ts';

export const messages: CommandSpec = {
  name: 'messages',
  description: 'print the words of the user interface for a language, as YAML to translate',
  args: [
    { name: '<language>', description: 'code of a language, such as fr' },
    { name: '[site]', description: 'folder of the site, or its site file (default: "site")' },
  ],
  options: [{ flags: '--missing', description: 'only words that the site has not translated yet' }],
  help: `Example:
  $ site messages fr --missing`,
  run: async ({ args: [language = '', site], options: { missing }, io }) => {
    const { messagesCommand } = await import('../authoring/messages.ts');
    return messagesCommand(language, { site, missing: missing === true }, io);
  },
};
