import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleById, ruleIds } from '../../../cli/lint/all-rules.ts';
import { fixture, fixtures, lintFixture, shownElsewhere } from './fixture.ts';

const ids = ruleIds.filter((id) => !shownElsewhere.includes(id));

describe('rules', () => {
  it('have fixtures each, and there are no others', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...ruleIds].sort());
  });

  it('are registered under their own id', () => {
    expect(new Set(ruleIds).size).toBe(ruleIds.length);
  });
});

describe.each(ids)('%s', (id) => {
  it('says of the bad one what stands in bad.txt', async () => {
    const { code, out, err } = await lintFixture(fixture(id, 'bad'));
    const isWarning = ruleById.get(id)?.severity === 'warning';
    expect({ code, err }).toEqual({ code: isWarning ? 0 : 1, err: '' });
    await expect(out).toMatchFileSnapshot(`fixtures/${id}/bad.txt`);
    const found = [...out.matchAll(/^\S+:\d+:\d+ {2}(?:error|warning) {2}(\S+) {2}/gm)].map(
      ([, rule]) => rule,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([id]));
  });

  it('has nothing to say of the good one', async () => {
    expect(await lintFixture(fixture(id, 'ok'))).toEqual({
      code: 0,
      out: 'no problems\n',
      err: '',
    });
  });
});

describe('access', () => {
  it('[A-08] a flag that nothing defines is an error of lint', async () => {
    const { code, out } = await lintFixture(`${fixtures}/access-undefined-flag/bad.yaml`);
    expect(code).toBe(1);
    expect(out).toMatch(/error {2}access-undefined-flag {2}"staf" is no flag of this site/);
  });
});
