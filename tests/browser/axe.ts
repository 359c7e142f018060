import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What was examined by this file's tests. */
const count = { runs: 0, violations: 0 };

/** By default axe leaves out what WCAG 2.2 adds: targets of 24 pixels, or with room around them (2.5.8). */
const options = { rules: { 'target-size': { enabled: true } } };

type Axe = { readonly run: (options: object) => Promise<AxeResults> };

/** What depends on colours and sizes: names, roles and order are the same in each look. */
const ofLooks = {
  runOnly: {
    type: 'rule',
    values: [
      'color-contrast',
      'link-in-text-block',
      'meta-viewport',
      'scrollable-region-focusable',
      'target-size',
    ],
  },
};

/**
 * What axe finds on a page, a line each. The page must bypass the policy that forbids foreign scripts.
 * @param rules all, or those that depend on how a page looks
 */
export async function axeViolations(
  page: Page,
  rules: 'all' | 'of looks' = 'all',
): Promise<string[]> {
  await page.evaluate(script);
  const { violations } = await page.evaluate(
    (chosen) => (window as unknown as { axe: Axe }).axe.run(chosen),
    rules === 'all' ? options : ofLooks,
  );
  count.runs += 1;
  count.violations += violations.length;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Prints, after the tests of a file, how often axe ran in them and what it found. */
export function printAxeCount(): void {
  afterAll(() => {
    process.stdout.write(`axe: ${count.runs} runs, ${count.violations} violations\n`);
  });
}
