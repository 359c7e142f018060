import type { CommandSpec } from '../../command-spec.ts';
import { jsonOption, siteArgument } from './common.ts';

export const explain: CommandSpec = {
  name: 'explain',
  description: {
    zh: '解释一条检查规则，或一个网址打开什么、为什么',
    en: 'explain a rule of the linter, or what an address opens and why',
  },
  args: [
    {
      name: '<rule|path>',
      completes: async ({ current, language }) => {
        if (current.startsWith('/')) {
          const { addressCandidates } = await import('../../completion/address-candidates.ts');
          return addressCandidates(siteArgument.default ?? '');
        }
        const { ruleCandidates } = await import('../../completion/rule-candidates.ts');
        return ruleCandidates(language);
      },
      description: {
        zh: '规则的 id，或 /news 这样的网址',
        en: 'id of a rule, or an address such as /news',
      },
    },
    siteArgument,
  ],
  options: [jsonOption],
  run: async ({ args: [what = '', site = ''], options, io }) => {
    const { explainCommand } = await import('../explain.ts');
    return explainCommand(what, site, { json: options.json === true }, io);
  },
};
