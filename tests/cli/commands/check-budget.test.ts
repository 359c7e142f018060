import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandIo } from '../../../cli/command-io.ts';
import { checkBudget } from '../../../cli/commands/check-budget.ts';
import { runSite } from './run-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-budget-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const siteFile = (budget: string): string => `version: 1
site: { name: 测试 }
languages:
  zh: { default: true, label: 中文, home: /index }
routes:
  - { id: index, paths: { zh: /index }, page: home }
  - { id: news, paths: { zh: /news }, title: 新闻, page: news }
pages:
  home: { blocks: [{ type: share, title: 分享 }] }
  news: { blocks: [{ type: share, title: 新闻 }] }
errors: { notFound: home }
${budget}`;

/** Checks a small site whose news page loads 20 kB of a script, and whose public page loads more. */
async function check(budget: string, isRequired: boolean) {
  const site = join(folder, 'site');
  const out = join(folder, 'out');
  mkdirSync(join(site, 'public'), { recursive: true });
  writeFileSync(join(site, 'site.yaml'), siteFile(budget));
  const copied = `<script src=/big.js></script>`;
  writeFileSync(join(site, 'public/own.html'), copied);
  const emitted = await runSite('emit', site, '--out', out);
  expect(emitted.code, emitted.err).toBe(0);
  writeFileSync(join(out, 'index.html'), '<h1>home</h1>');
  writeFileSync(join(out, 'news.html'), '<script type=module src=/a.js></script>');
  writeFileSync(join(out, 'own.html'), copied);
  writeFileSync(join(out, 'a.js'), 'import "./b.js"');
  writeFileSync(join(out, 'b.js'), 'x');
  writeFileSync(join(out, 'b.js.br'), Buffer.alloc(20_000));
  writeFileSync(join(out, 'big.js.br'), Buffer.alloc(200_000));
  writeFileSync(join(out, 'big.js'), 'x');
  let said = '';
  const add = (text: string): void => {
    said += text;
  };
  const code = await checkBudget(
    site,
    out,
    isRequired,
    commandIo({ stdout: add, stderr: add, color: false }),
  );
  return { code, said };
}

const over =
  'over the budget (kB as a server with brotli sends them):\nnews  scripts  20 kB  limit 19 kB  /news\n';

describe('the budget of a built site', () => {
  it('is looked at only where there is one or one is asked for', async () => {
    expect(await check('', false)).toEqual({ code: 0, said: '' });
  });

  it('is the default one where it is asked for', async () => {
    expect(await check('', true)).toEqual({ code: 0, said: '2 pages within the budget\n' });
  });

  it('is a warning where the site says no more', async () => {
    expect(await check('budget: { script: 19 }', false)).toEqual({ code: 0, said: over });
  });

  it('is a failure where the site or the caller says so', async () => {
    expect(await check('budget: { script: 19 }', true)).toEqual({ code: 1, said: over });
  });

  it('may differ by page, and be enforced', async () => {
    const budget = 'budget: { script: 1, pages: { news: { script: 19 } }, enforce: true }';
    expect(await check(budget, false)).toEqual({ code: 1, said: over });
    const wide = 'budget: { script: 1, pages: { news: { script: 21 } }, enforce: true }';
    expect(await check(wide, false)).toEqual({ code: 0, said: '2 pages within the budget\n' });
  });
});
