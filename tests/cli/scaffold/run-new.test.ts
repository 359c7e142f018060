import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recipes } from '../../../cli/scaffold/recipes.ts';
import { runNew } from '../../../cli/scaffold/run-new.ts';
import { ToolFailure, type Tools } from '../../../cli/scaffold/tools.ts';

/** What recipes read and change. */
const parts = [
  'schema/language/blocks',
  'runtime/blocks/block-registry.ts',
  'cli/lint/rules.ts',
  'cli/lint/paths/reserved-paths.ts',
  'cli/outputs',
  'cli/commands',
  'docs/guide/blocks.md',
  'docs/guide/zh/blocks.md',
  'docs/guide/commands.md',
  'tests/cli/lint/fixtures/page-unused',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scaffold-'));
  for (const part of parts) {
    mkdirSync(dirname(join(root, part)), { recursive: true });
    cpSync(part, join(root, part), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Everything in the folder, empty folders included. */
const tree = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path, 'utf8') : 'folder'];
    }),
  );

const idle: Tools = { format: () => {}, generate: () => [], lint: () => 'a report\n' };

function runIn(args: readonly string[], tools: Tools = idle) {
  let out = '';
  let err = '';
  const code = runNew(args, root, tools, {
    stdout: (text) => {
      out += text;
    },
    language: 'en',
    stderr: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

/** A name that no part has. */
const name = 'trial-part';

describe.each(recipes)('npm run new -- $kind', ({ kind }) => {
  it('writes and changes the files that it names', () => {
    const before = tree();
    const { code, out, err } = runIn([kind, name]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const after = tree();
    const paths = (label: string): string[] =>
      [...out.matchAll(new RegExp(`^${label} +(.+)$`, 'gm'))].map(([, path = '']) =>
        join(root, path),
      );
    const files = Object.keys(after).filter((path) => after[path] !== 'folder');
    expect(paths('wrote').sort()).toEqual(files.filter((path) => !(path in before)).sort());
    expect(paths('changed').sort()).toEqual(
      files.filter((path) => path in before && before[path] !== after[path]).sort(),
    );
  });

  it('refuses a name that is taken, and writes nothing', () => {
    runIn([kind, name]);
    const before = tree();
    const { code, out, err } = runIn([kind, name]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^new: the name (is taken: \S+ exists|"\w+" is taken)\n$/);
    expect(tree()).toEqual(before);
  });

  it.each(['format', 'generate', 'lint'] as const)(
    'leaves all files as they were where %s fails',
    (tool) => {
      const before = tree();
      const fail = (): never => {
        throw new ToolFailure(`${tool} failed`);
      };
      const tools = { ...idle, [tool]: fail };
      try {
        runIn([kind, name], tools);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolFailure);
        expect(tree()).toEqual(before);
        return;
      }
      // Not every recipe needs each of them; all are formatted.
      expect(tool).not.toBe('format');
    },
  );
});

it.each<[string, readonly string[], RegExp]>([
  ['nothing', [], /^new: what is to be added\?\n\nUsage: npm run new -- <kind> <name>\n/],
  ['a kind that is misspelled', ['blok', 'quote'], /"blok" is not a kind; did you mean block\?/],
  ['a kind that is none', ['page', 'quote'], /there are block, rule, output, command/],
  ['no name', ['rule'], /the name is missing, as in npm run new -- rule /],
  ['more than a name', ['rule', 'a', 'b'], /too many arguments: b/],
  ['an option', ['rule', '--force'], /"--force" is not a name/],
  ['a bad name', ['block', 'PullQuote'], /"PullQuote" is not a name/],
  [
    'the name of a block',
    ['block', 'rich-text'],
    /taken: schema\/language\/blocks\/rich-text.json/,
  ],
  ['the old name of a block', ['block', 'atlas'], /another block was called atlas/],
  ['the id of a rule', ['rule', 'page-unused'], /taken: tests\/cli\/lint\/fixtures\/page-unused/],
  ['the name of the list of rules', ['rule', 'rules'], /the name "rules" is taken/],
  ['the name of an output', ['output', 'theme-css'], /taken: cli\/outputs\/theme-css.ts exists/],
  ['the name of a file of an output', ['output', 'site'], /choose another one/],
  ['a keyword', ['output', 'import'], /JavaScript reserves the name "import"/],
  ['the name of a command', ['command', 'index'], /taken: cli\/commands\/specs\/index.ts exists/],
  ['the name of a part of commands', ['command', 'checked-site'], /commands\/checked-site.ts/],
  ['the command that exists anyway', ['command', 'help'], /site help exists/],
])('answers %s with exit code 2, and writes nothing', (_, args, reason) => {
  const before = tree();
  const { code, out, err } = runIn(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(reason);
  expect(err).toMatch(/^new: /);
  expect(tree()).toEqual(before);
});

it('prints its usage', () => {
  const { code, out } = runIn(['--help']);
  expect(code).toBe(0);
  for (const { kind } of recipes) expect(out).toContain(`  npm run new -- ${kind} `);
});

it('passes the warnings of npm run generate on', () => {
  const warning = 'warning: rule trial-part is not explained in Chinese yet';
  const tools = { ...idle, generate: () => [warning] };
  expect(runIn(['rule', name], tools)).toMatchObject({
    code: 0,
    err: `${warning}\n`,
  });
});
