import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runSite } from '../cli/commands/run-site.ts';

const section = /## In continuous integration[\s\S]*?\n## /.exec(
  readFileSync('README.md', 'utf8'),
)?.[0];
const examples = [...(section ?? '').matchAll(/```yaml\n# (\S+)\n([\s\S]*?)```/g)].map(
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
      // What lint may be told, its own tests tell.
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
