import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { withEntry, withImport } from '../edit-registry.ts';
import { fill } from '../fill.ts';
import { assertFree } from '../names.ts';
import type { Recipe } from '../recipe.ts';
import bad from '../templates/rule/bad.yaml.txt?raw';
import ok from '../templates/rule/ok.yaml.txt?raw';
import check from '../templates/rule/rule.ts.txt?raw';

/** Where rules with a prefix of their own are checked. */
const layers: Readonly<Record<string, string>> = {
  yaml: 'cli/read/rules',
  schema: 'cli/validate/rules',
  content: 'cli/content/rules',
};

/** What breaks the rule at first is a page whose name only this rule knows: no other fixture has it. */
export const rule: Recipe = {
  kind: 'rule',
  description: 'a rule of the linter about the site file',
  example: 'page-without-title',
  additions: (names, root) => {
    const { kebab, camel } = names;
    assertFree(camel);
    const layer = layers[kebab.split('-')[0] ?? ''];
    if (layer !== undefined) {
      throw new UsageError({
        zh: `名称以 ${kebab.split('-')[0]}- 开头的规则在 ${layer} 中检查；这里只新增关于网站的规则，例如 page-without-title`,
        en: `rules named ${kebab.split('-')[0]}-… are checked in ${layer}; this recipe is for rules about the site, such as page-without-title`,
      });
    }
    // Every rule has a folder here, wherever its check is.
    const fixtures = `tests/cli/lint/fixtures/${kebab}`;
    if (existsSync(join(root, fixtures))) {
      throw new UsageError({
        zh: `名称已被使用：${fixtures} 已存在`,
        en: `the name is taken: ${fixtures} exists`,
      });
    }
    const file = `cli/lint/rules/${kebab}.ts`;
    const badFile = `${fixtures}/bad.yaml`;
    const okFile = `${fixtures}/ok.yaml`;
    const report = `${fixtures}/bad.txt`;
    return {
      newFiles: {
        [file]: fill(check, names),
        [badFile]: fill(bad, names),
        [okFile]: fill(ok, names),
      },
      edits: {
        'cli/lint/rules.ts': (text) =>
          withEntry(withImport(text, camel, `./rules/${kebab}.ts`), 'rules', camel),
      },
      generates: true,
      reports: { [report]: badFile },
      next: [
        { file, purpose: 'the check, its severity, explanation and examples' },
        { file: badFile, purpose: 'a site that breaks the rule, with the wrong example' },
        { file: okFile, purpose: 'the same site, with the right example' },
        { file: report, purpose: 'the report on the former: run the tests with -u, then read it' },
      ],
      tests: ['tests/cli/lint/fixtures', 'tests/cli/lint/all-rules', 'tests/project/generated'],
      demo: `npm run build:cli && npx site-runtime lint ${badFile}`,
    };
  },
};
