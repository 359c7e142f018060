import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintCommand } from '../../../cli/commands/lint.ts';
import { rules } from '../../../cli/lint/rules.ts';
import { readRules } from '../../../cli/read/read-rules.ts';
import { schemaRules } from '../../../cli/validate/schema-rules.ts';

const folder = 'tests/cli/lint/fixtures';
const ids = [readRules, schemaRules, rules].flatMap((each) => Object.keys(each));

async function lint(file: string): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await lintCommand(file, {
    color: false,
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

describe('rules', () => {
  it('have fixtures each, and there are no others', () => {
    expect(readdirSync(folder).sort()).toEqual([...ids].sort());
  });

  it('are registered under their own id', () => {
    for (const [id, rule] of Object.entries(rules)) expect(rule.id).toBe(id);
  });
});

describe.each(ids)('%s', (id) => {
  it('says of bad.yaml what stands in bad.txt', async () => {
    const { code, out, err } = await lint(`${folder}/${id}/bad.yaml`);
    const isWarning = rules[id]?.severity === 'warning';
    expect({ code, err }).toEqual({ code: isWarning ? 0 : 1, err: '' });
    await expect(out).toMatchFileSnapshot(`fixtures/${id}/bad.txt`);
    const found = [...out.matchAll(/^\S+:\d+:\d+ {2}(?:error|warning) {2}(\S+) {2}/gm)].map(
      ([, rule]) => rule,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([id]));
  });

  it('has nothing to say of ok.yaml', async () => {
    expect(await lint(`${folder}/${id}/ok.yaml`)).toEqual({
      code: 0,
      out: 'no problems\n',
      err: '',
    });
  });
});

describe('access', () => {
  it('[A-08] a flag that nothing defines is an error of lint', async () => {
    const { code, out } = await lint(`${folder}/access-undefined-flag/bad.yaml`);
    expect(code).toBe(1);
    expect(out).toMatch(/error {2}access-undefined-flag {2}"staf" is no flag of this site/);
  });
});
