import { explanationIn } from '../diagnostics/explanation.ts';
import { failLevels, ruleLevels } from '../diagnostics/lint-settings.ts';
import { allRules } from '../lint/all-rules.ts';
import { described } from './described.ts';

/** The schema of lint.yaml. */
export const lintSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'lint.yaml',
  type: 'object',
  additionalProperties: false,
  properties: {
    rules: {
      ...described({
        zh: '按规则的 id 写：报告的级别，或 off（不报告）。',
        en: 'By the id of a rule: the severity that it is reported at, or off.',
      }),
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        allRules.map(({ id, explanation }) => [
          id,
          {
            ...described({
              zh: explanationIn(explanation, 'zh'),
              en: explanationIn(explanation, 'en'),
            }),
            enum: ruleLevels,
          },
        ]),
      ),
    },
    maxWarnings: {
      ...described({
        zh: '警告多于此数时，退出码为 1。',
        en: 'The exit code is 1 where there are more warnings than this.',
      }),
      type: 'integer',
      minimum: 0,
    },
    failOn: {
      ...described({
        zh: '退出码为 1 的最低级别。默认：error。',
        en: 'The lowest severity for exit code 1. Default: error.',
      }),
      enum: failLevels,
    },
  },
});
