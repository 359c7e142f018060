import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runSite } from '../cli/commands/run-site.ts';

const page = readFileSync('docs/guide/ci.md', 'utf8');
const examples = [...page.matchAll(/```yaml\n# (\S+)\n([\s\S]*?)```/g)].map(
  ([, file = '', text = '']) => ({ file, text }),
);
type Hook = { id: string; entry: string; files: string; language: string };
const hooks: readonly Hook[] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'));

/** Every call of the command in a text: its name and its options. */
const callsIn = (text: string) =>
  [...text.matchAll(/npx (?:--no-install )?site (.+)/g)].map(([, call = '']) => ({
    name: call.split(' ')[0] ?? '',
    options: [...call.matchAll(/--[a-z-]+/g)].map(([option]) => option),
  }));

describe('the examples for continuous integration', () => {
  it('are three files that can be read', () => {
    expect(examples.map(({ file }) => file)).toEqual([
      '.github/workflows/site.yml',
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
    const config = parse(examples[2]?.text ?? '');
    const used: readonly { id: string }[] = config.repos[0].hooks;
    expect(used.map(({ id }) => id).sort()).toEqual(hooks.map(({ id }) => id).sort());
    for (const { files } of hooks) expect('site/site.yaml').toMatch(new RegExp(files));
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
    for (const name of ['chromium', 'fonts-noto-cjk', 'groonga-bin', 'default-jre-headless']) {
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
