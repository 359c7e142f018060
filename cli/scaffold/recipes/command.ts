import { UsageError } from '../../usage-error.ts';
import { withEntry, withImport, withRow } from '../edit-registry.ts';
import { fill } from '../fill.ts';
import { assertFree } from '../names.ts';
import type { Recipe } from '../recipe.ts';
import run from '../templates/command/command.ts.txt?raw';
import spec from '../templates/command/spec.ts.txt?raw';
import test from '../templates/command/test.ts.txt?raw';

/** Names that the module of the description imports. */
const used = ['jsonOption', 'siteArgument'];

/** The command that Commander brings. */
const builtIn = 'help';

export const command: Recipe = {
  kind: 'command',
  description: 'a command of site',
  example: 'pages',
  additions: (names) => {
    const { kebab, camel } = names;
    if (kebab === builtIn) {
      throw new UsageError({
        zh: `名称已被使用：已有命令 site ${builtIn}`,
        en: `the name is taken: site ${builtIn} exists`,
      });
    }
    assertFree(camel, used);
    const specFile = `cli/commands/specs/${kebab}.ts`;
    const file = `cli/commands/${kebab}.ts`;
    const testFile = `tests/cli/commands/${kebab}.test.ts`;
    const page = 'docs/guide/commands.md';
    const row = `| \`site ${kebab} [site] [--json]\` | lists the pages of a site with the number of their blocks |`;
    return {
      newFiles: {
        [specFile]: fill(spec, names),
        [file]: fill(run, names),
        [testFile]: fill(test, names),
      },
      edits: {
        'cli/commands/command-specs.ts': (text) =>
          withEntry(withImport(text, camel, `./specs/${kebab}.ts`), 'commandSpecs', camel),
        [page]: (text) => withRow(text, '| `site ', row),
      },
      generates: false,
      reports: {},
      next: [
        { file: specFile, purpose: 'its description, arguments and options' },
        { file, purpose: 'what it does' },
        { file: testFile, purpose: 'what it prints, and its exit codes' },
        { file: page, purpose: 'its row in the guide' },
      ],
      tests: [testFile, 'tests/project/docs'],
      demo: `npm run build:cli && npx site-runtime ${kebab}`,
    };
  },
};
