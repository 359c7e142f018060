import { UsageError } from '../../usage-error.ts';
import { withEntry, withImport } from '../edit-registry.ts';
import { fill } from '../fill.ts';
import { assertFree } from '../names.ts';
import type { Recipe } from '../recipe.ts';
import emit from '../templates/output/output.ts.txt?raw';
import test from '../templates/output/test.ts.txt?raw';

/** Names that the test uses. */
const used = ['emitted', 'expect', 'it', 'lyceum', 'modelOf', 'site'];

export const output: Recipe = {
  kind: 'output',
  description: 'files that site emit and site build write',
  example: 'site-names',
  additions: (names) => {
    const { kebab, camel } = names;
    assertFree(camel, used);
    const file = `cli/outputs/${kebab}.ts`;
    const testFile = `tests/cli/outputs/${kebab}.test.ts`;
    const emitted = `${kebab}.json`;
    const reserved = 'cli/lint/paths/reserved-paths.ts';
    return {
      newFiles: { [file]: fill(emit, names), [testFile]: fill(test, names) },
      edits: {
        'cli/outputs/outputs.ts': (text) =>
          withEntry(withImport(text, camel, `./${kebab}.ts`), 'outputs', camel),
        [reserved]: (text) => {
          if (text.includes(`'${emitted}'`)) {
            throw new UsageError({
              zh: `名称已被使用：site emit 会写出 ${emitted}`,
              en: `the name is taken: site emit writes ${emitted}`,
            });
          }
          return withEntry(text, 'builtFiles', `'${emitted}'`);
        },
      },
      generates: false,
      reports: {},
      next: [
        { file, purpose: 'the texts of the files, by path from the root of the site' },
        { file: reserved, purpose: 'the paths of these files, where no page can be' },
        { file: testFile, purpose: 'what it writes for the second institution' },
      ],
      tests: ['tests/cli/outputs', 'tests/cli/commands/emit'],
      demo: `npm run build:cli && npx site-runtime emit -o dist/emitted && cat dist/emitted/${emitted}`,
    };
  },
};
