import type { CommandSpec } from '../../command-spec.ts';

export const rules: CommandSpec = {
  name: 'rules',
  description: 'list the rules of the linter',
  args: [],
  options: [{ flags: '--json', description: 'print JSON, with explanations and examples' }],
  run: async ({ options, io }) => {
    const { rulesCommand } = await import('../rules.ts');
    return rulesCommand({ json: options.json === true }, io);
  },
};
