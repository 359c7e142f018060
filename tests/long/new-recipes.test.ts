import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownEnvironment } from './own-environment.ts';

let folder = '';
let copy = '';

const commit =
  'git add --all && git -c user.name=n -c user.email=n@localhost commit --quiet --message copy';

/** The repository as it stands, changes that are not committed included, in a path with a blank. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  copy = join(folder, 'a copy');
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  for (const file of listed.split('\0')) {
    // What is deleted and not committed is listed, too.
    if (file === '' || !lstatSync(file, { throwIfNoEntry: false })) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  // As npm ci leaves it: own components are bundled against the built runtime.
  cpSync('dist', join(copy, 'dist'), { recursive: true });
  shell(`git init --quiet && ${commit} && git tag start`);
});
// What a test before left is taken away.
beforeEach(() => {
  shell('git reset --quiet --hard start && git clean --quiet --force -d');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a line of a shell in the copy. */
function shell(line: string) {
  const env = { ...ownEnvironment(), NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: copy,
    env,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, stdout, stderr, all: `${line}\n${stdout}${stderr}` };
}

function expectDone(line: string): string {
  const { status, stdout, all } = shell(line);
  expect(status, all).toBe(0);
  return stdout;
}

/** Paths that git names as changed or new. */
const changes = (): string[] => expectDone('git status --porcelain').split('\n').filter(Boolean);

/** The lines below a title of what npm run new prints. */
function linesBelow(title: string, printed: string): string[] {
  const lines = printed.split('\n');
  const start = lines.indexOf(title) + 1;
  expect(start, printed).toBeGreaterThan(0);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('  '));
  return lines.slice(start, start + length).map((line) => line.trim());
}

/** What can be written anew, and the tests that look at it. */
const parts = [
  ['block', ['tests/project', 'tests/cli/validate', 'tests/runtime/blocks/every-block']],
  ['rule', ['tests/cli/lint/fixtures', 'tests/cli/lint/all-rules', 'tests/project']],
  ['output', ['tests/cli/lint/fixtures', 'tests/project']],
  ['command', ['tests/cli/commands/program', 'tests/project']],
] as const;

describe('npm run new', { timeout: 900_000 }, () => {
  it('writes parts whose types, lint and tests pass, and second ones beside the first', () => {
    const checks = new Set<string>();
    const demos: string[] = [];
    for (const [kind] of parts) {
      const { status, stdout, stderr, all } = shell(
        `npm run --silent new -- ${kind} trial-${kind}`,
      );
      expect(status, all).toBe(0);
      expect(changes()).not.toEqual([]);
      for (const line of linesBelow('Check after each edit:', stdout)) checks.add(line);
      const [demo = ''] = linesBelow('See it:', stdout);
      // The server of the block goes on until it is stopped.
      if (kind !== 'block') demos.push(demo.replace('npx site-runtime', 'node dist/cli/site.js'));
      if (kind === 'rule') {
        expect(stderr).toContain('warning: rule trial-rule is not explained in Chinese yet\n');
        const report = join(copy, 'tests/cli/lint/fixtures/trial-rule/bad.txt');
        expect(readFileSync(report, 'utf8')).toMatch(
          /^\S+bad.yaml:8:3 {2}warning {2}trial-rule {2}/,
        );
      }
      expectDone(commit);
    }
    for (const part of ['block other-trial-block', 'rule other-trial-rule'])
      expectDone(`npm run --silent new -- ${part}`);
    // What it advises comes to nothing but green: generated files, types, Biome and knip, its own tests.
    expect(checks.size).toBeGreaterThan(2);
    for (const line of checks) expectDone(line);
    const tests = new Set(parts.flatMap(([, own]) => own));
    // The examples of the guide take minutes, and all but one of them are what they were.
    const same = '--exclude tests/project/site-examples.test.ts';
    expectDone(`npx vitest run --project unit ${same} ${[...tests].join(' ')}`);
    expect(demos).toHaveLength(parts.length - 1);
    for (const demo of demos) expectDone(demo);
  });

  it('leaves everything as it was where the arguments are wrong, or a program fails', () => {
    for (const args of ['', 'blok quote', 'block Quote', 'block text', 'rule page-unused']) {
      const { status, stdout, stderr } = shell(`npm run --silent new -- ${args}`);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^new: /);
      expect(changes()).toEqual([]);
    }
    // A mistake in another part of the schema stops npm run generate.
    expectDone('rm schema/language/site-file.json');
    const before = changes();
    const { status, stderr } = shell('npm run --silent new -- block trial-block');
    expect(status).toBe(3);
    expect(stderr).toMatch(/^new: nothing was written, as a program failed\nnpm run .*generate/);
    expect(changes()).toEqual(before);
  });
});
