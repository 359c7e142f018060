import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintCommand } from '../../../cli/commands/lint.ts';
import { catalogue } from '../../../cli/lint/catalogue.ts';
import { rules } from '../../../cli/lint/rules.ts';
import { siteRules } from '../../../cli/lint/site-rules.ts';

const folder = 'tests/cli/lint/fixtures';
const ids = Object.keys(catalogue);

/** A fixture: a site file, or a folder with one where the rule is about content. */
function fixture(id: string, name: string): string {
  const file = `${folder}/${id}/${name}.yaml`;
  return existsSync(file) ? file : `${folder}/${id}/${name}`;
}

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
    for (const [id, rule] of Object.entries({ ...rules, ...siteRules })) expect(rule.id).toBe(id);
  });
});

describe.each(ids)('%s', (id) => {
  it('says of the bad one what stands in bad.txt', async () => {
    const { code, out, err } = await lint(fixture(id, 'bad'));
    const { severity } = catalogue[id] ?? {};
    const isWarning = severity === 'warning';
    expect({ code, err }).toEqual({ code: isWarning ? 0 : 1, err: '' });
    await expect(out).toMatchFileSnapshot(`fixtures/${id}/bad.txt`);
    const found = [...out.matchAll(/^\S+:\d+:\d+ {2}(?:error|warning) {2}(\S+) {2}/gm)].map(
      ([, rule]) => rule,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([id]));
  });

  it('has nothing to say of the good one', async () => {
    expect(await lint(fixture(id, 'ok'))).toEqual({
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
