import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { runSite } from '../cli/commands/run-site.ts';

const page = readFileSync('docs/guide/ci.md', 'utf8');
const examples = [...page.matchAll(/```yaml\n# (\S+)\n([\s\S]*?)```/g)].map(
  ([, file = '', text = '']) => ({ file, text }),
);
type Hook = { id: string; entry: string; files: string; language: string };
const hooks: readonly Hook[] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'));

/** Every call of the command in a text: its name and its options. */
const callsIn = (text: string) =>
  [...text.matchAll(/npx (?:--no-install )?site-runtime (.+)/g)].map(([, call = '']) => ({
    name: call.split(' ')[0] ?? '',
    options: [...call.matchAll(/--[a-z-]+/g)].map(([option]) => option),
  }));

describe('the examples for continuous integration', () => {
  it('are four files that can be read', () => {
    expect(examples.map(({ file }) => file)).toEqual([
      '.github/workflows/site.yml',
      '.github/workflows/publish.yml',
      '.gitlab-ci.yml',
      '.pre-commit-config.yaml',
    ]);
    for (const { text } of examples) expect(Object.keys(parse(text)).length).toBeGreaterThan(0);
  });

  it('call commands that exist, with options that they have', async () => {
    const calls = [...examples.map(({ text }) => text), ...hooks.map(({ entry }) => entry)]
      .flatMap(callsIn)
      // Options of lint are tested by themselves.
      .filter(({ name }) => name !== 'lint');
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['fmt', 'i18n', 'diff']));
    for (const { name, options } of calls) {
      const { code, out } = await runSite(name, '--help');
      expect(code, name).toBe(0);
      for (const option of options) expect(out, name).toContain(option);
    }
  });

  it('use hooks that are defined', () => {
    const config = parse(examples[3]?.text ?? '');
    const used: readonly { id: string }[] = config.repos[0].hooks;
    expect(used.map(({ id }) => id).sort()).toEqual(hooks.map(({ id }) => id).sort());
    for (const { files } of hooks) expect('site/site.yaml').toMatch(new RegExp(files));
  });
});

describe('the action of this repository', () => {
  type Action = {
    readonly inputs: Readonly<Record<string, unknown>>;
    readonly outputs: Readonly<Record<string, unknown>>;
    readonly runs: {
      readonly using: string;
      readonly steps: readonly {
        readonly id?: string;
        readonly run: string;
        readonly shell: string;
        readonly env: Readonly<Record<string, string>>;
      }[];
    };
  };
  const action: Action = parse(readFileSync('action.yml', 'utf8'));

  it('gets its inputs as variables, never as text of a script', () => {
    expect(action.runs.using).toBe('composite');
    for (const { run, shell, env } of action.runs.steps) {
      expect(shell).toBe('bash');
      expect(run).not.toMatch(/\$\{\{/);
      for (const value of Object.values(env)) {
        const name = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1] ?? '';
        expect(Object.keys(action.inputs)).toContain(name);
      }
    }
  });

  it('is called in the guide with inputs and outputs that it has', () => {
    const { steps } = parse(examples[1]?.text ?? '').jobs.publish;
    const call = steps.find(({ uses = '' }: { uses?: string }) => uses.includes('site-runtime@'));
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(call.with)));
    expect(call.uses).toMatch(new RegExp(`@v${manifest.version}$`));
    for (const [, name] of (examples[1]?.text ?? '').matchAll(/steps\.site\.outputs\.(\w+)/g))
      expect(Object.keys(action.outputs)).toContain(name);
  });
});

describe('the workflow of this repository', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  type Step = { readonly run?: string; readonly with?: Readonly<Record<string, unknown>> };
  const steps: readonly Step[] = parse(workflow).jobs.test.steps;

  it('calls .ci/run, on the oldest Node that is supported', () => {
    expect(steps.at(-1)).toEqual({ run: '.ci/run' });
    expect(steps.some(({ with: inputs }) => inputs?.['node-version'] === 20)).toBe(true);
  });

  it('installs the packages that the tests ask for', () => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    for (const name of [
      'chromium-headless-shell',
      'fonts-noto-cjk',
      'groonga-bin',
      'default-jre-headless',
    ]) {
      expect(page).toContain(`\`${name}\``);
      expect(workflow).toContain(` ${name}`);
    }
  });
});

describe.each(['bug', 'feature'])('the issue form %s', (name) => {
  const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${name}.yml`, 'utf8'));

  it('has labels in Chinese and English, and ids of their own', () => {
    type Field = {
      readonly type: string;
      readonly id?: string;
      readonly attributes: { readonly label?: string };
    };
    const fields = (form.body as readonly Field[]).filter(({ type }) => type !== 'markdown');
    for (const { attributes } of fields) expect(attributes.label).toMatch(/\p{Script=Han} · \w/u);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    expect(form.name).toMatch(/\p{Script=Han} · \w/u);
  });
});
