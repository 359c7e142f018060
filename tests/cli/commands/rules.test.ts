import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleIds } from '../../../cli/lint/all-rules.ts';
import { runSite } from './run-site.ts';

describe('site rules', () => {
  it('lists every rule with its severity and a sentence', async () => {
    const { code, out, err } = await runSite('rules');
    expect(code).toBe(0);
    const [head, ...lines] = out.trimEnd().split('\n');
    expect(head).toMatch(/^rule +severity +what must hold$/);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(ruleIds);
    for (const line of lines) expect(line).toMatch(/^\S+ +(error|warning) +\S.*$/);
    expect(err).toMatch(/^\d+ rules/);
  });

  it('tells everything as JSON', async () => {
    const rules = JSON.parse((await runSite('rules', '--json')).out);
    expect(rules.map(({ id }: { id: string }) => id)).toEqual(ruleIds);
    expect(Object.keys(rules[0])).toEqual(['id', 'severity', 'explanation', 'bad', 'good']);
  });

  it('takes no operand', async () => {
    expect((await runSite('rules', 'all')).code).toBe(2);
  });
});

describe('site schema', () => {
  it('prints the JSON Schema', async () => {
    const { code, out } = await runSite('schema');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse(readFileSync('schema/site.schema.json', 'utf8')));
  });
});
