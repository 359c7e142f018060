import type { CommandSpec } from '../../command-spec.ts';

export const rules: CommandSpec = {
  name: 'rules',
  description: { zh: '列出全部检查规则', en: 'list the rules of the linter' },
  args: [],
  options: [
    {
      flags: '--json',
      description: {
        zh: '输出 JSON，带说明和示例',
        en: 'print JSON, with explanations and examples',
      },
    },
  ],
  run: async ({ options, io }) => {
    const { rulesCommand } = await import('../rules.ts');
    return rulesCommand({ json: options.json === true }, io);
  },
};
