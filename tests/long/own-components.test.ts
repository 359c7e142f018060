import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { buildSite } from '../browser/build-site.ts';
import {
  desktop,
  mobile,
  openBrowser,
  openPage,
  patience,
  settled,
} from '../browser/open-browser.ts';
import { type Served, serveChanged, serveTemporary } from '../browser/serve-site.ts';
import { markdownPage } from '../project/markdown-page.ts';

/* Blocks and a header that stand in the folder of the second institution. */

const site = 'tests/fixtures/lyceum';
const asBuilt = (source: string): string => source.replace('history: hash', 'history: browser');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const table = (page: Page) => page.locator('table').first();

/** What the page says of scripts and styles that its policy refused. */
async function refused(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

async function visit(address: string, device = desktop): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await openPage(browser, device);
  await page.addInitScript(() => {
    const list: string[] = [];
    (window as unknown as { refused: string[] }).refused = list;
    document.addEventListener('securitypolicyviolation', (event) =>
      list.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto(address);
  await settled(page);
  return { page, errors };
}

describe('own components', () => {
  let built: Served;
  let hash: Served;
  beforeAll(async () => {
    built = await serveChanged(site, asBuilt);
    hash = await serveChanged(site, (source) => source);
  });
  afterAll(async () => {
    await built?.close();
    await hash?.close();
  });

  it('are in the HTML of built pages, in the language of the page', async () => {
    const html = await (await fetch(`${built.origin}/lyceum/accueil`)).text();
    expect(html).toContain('La mer enseigne la patience.');
    expect(html).toContain('Ouvert de 8 h à 18 h');
    expect(html).toContain('09:20');
    const german = await (await fetch(`${built.origin}/lyceum/de/start`)).text();
    expect(german).toContain('Das Meer lehrt Geduld.');
    expect(german).toContain('Geöffnet von 8 bis 18 Uhr');
  });

  it.each([
    ['built', 'desktop', () => `${built.origin}/lyceum/accueil`, desktop],
    ['built', 'mobile', () => `${built.origin}/lyceum/accueil-m`, mobile],
    ['put together in the browser', 'desktop', () => `${hash.origin}/lyceum/#/accueil`, desktop],
    ['put together in the browser', 'mobile', () => `${hash.origin}/lyceum/#/accueil-m`, mobile],
  ])('work on a page that is %s, on %s', async (_, form, address, device) => {
    const { page, errors } = await visit(address(), device);
    await page.getByRole('button', { name: 'Mardi' }).click();
    await expect.poll(() => table(page).textContent()).toContain('10:08');
    expect(await page.locator('[data-own-header]').count()).toBe(1);
    // The site's own composition for phones.
    const quote = page.locator('figure:has(blockquote)');
    expect(await quote.getAttribute('class')).toContain(form === 'mobile' ? 'narrow' : 'wide');
    expect(errors).toEqual([]);
    expect(await refused(page)).toEqual([]);
    await page.context().close();
  });

  it('load no code for a block that only shows something', async () => {
    const { page } = await openPage(browser);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${built.origin}/lyceum/accueil`);
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /own-blocks-marees/.test(url))).not.toEqual([]);
    expect(scripts.filter((url) => /own-blocks-citation-.*\.js/.test(url))).toEqual([]);
    await page.context().close();
  });

  it('are found by the search', async () => {
    const { page } = await visit(`${built.origin}/lyceum/recherche/patience`);
    await expect.poll(() => page.locator('#content').textContent()).toContain('patience');
    await expect.poll(() => page.locator('#content a[href*="accueil"]').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe.each(['docs/guide/own-blocks.md', 'docs/guide/zh/own-blocks.md'])(
  'the header of %s, copied into a new site',
  (guide) => {
    let served: Served;
    beforeAll(async () => {
      const parent = mkdtempSync(join(tmpdir(), 'site-guide-header-'));
      const command = join(process.cwd(), 'dist/cli/site.js');
      execFileSync('node', [command, 'init', parent, '--yes', '--quiet']);
      const part = join(parent, 'site/parts/header');
      mkdirSync(part, { recursive: true });
      const { fences } = markdownPage(guide);
      const texts = {
        'part.tsx': fences.find(({ text }) => text.includes('function Header('))?.text,
        'part.module.css': fences.find(({ text }) => text.includes('/* parts/header/'))?.text,
      };
      for (const [name, text] of Object.entries(texts)) {
        if (text === undefined) throw new Error(`${guide} has no ${name}`);
        writeFileSync(join(part, name), text);
      }
      const out = join(parent, 'built');
      buildSite(join(parent, 'site'), out);
      served = await serveTemporary(out, parent);
    });
    afterAll(() => served?.close());

    it.each([
      ['a desktop', '/index', desktop],
      ['a wide desktop', '/index', { ...desktop, viewport: { width: 1920, height: 900 } }],
      ['a phone', '/indexH5', mobile],
    ])('passes axe on %s, and begins where the page does', async (_, path, device) => {
      const { page, errors } = await openPage(browser, { ...device, bypassCSP: true });
      await page.goto(served.origin + path);
      await settled(page);
      expect(await axeViolations(page)).toEqual([]);
      const startOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().x);
      const line = await startOf('section[class*=line] p');
      expect(line).toBeCloseTo(await startOf('header a'), 0);
      expect(errors).toEqual([]);
      await page.context().close();
    });
  },
);

it('a block and a part that throw in the browser take nothing else with them', async () => {
  const thrower = (what: string) =>
    `import { useEffect, useState } from 'react';
export default function Thrower({ Standard }) {
  const [late, setLate] = useState(false);
  useEffect(() => setLate(true), []);
  if (late) throw new Error('${what}');
  return Standard ? <Standard /> : <p>{'${what}'}</p>;
}`;
  const served = await serveChanged(site, asBuilt, {
    'blocks/marees/block.tsx': thrower('no tide'),
    'parts/header/part.tsx': thrower('no header'),
  });
  const { page } = await openPage(browser);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(`${served.origin}/lyceum/accueil`);
  await settled(page);
  await expect.poll(() => page.locator('[data-unknown-block=marees]').count()).toBe(1);
  expect(await page.locator('header nav').count()).toBeGreaterThan(0);
  expect(await page.locator('blockquote').textContent()).toBe('La mer enseigne la patience.');
  expect(warnings.join('\n')).toContain('parts/header of this site failed');
  await page.context().close();
  await served.close();
});

it('a block that throws while pages are built is named by address, block, line and source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-'));
  cpSync(site, folder, { recursive: true });
  writeFileSync(
    join(folder, 'site.yaml'),
    asBuilt(readFileSync(join(folder, 'site.yaml'), 'utf8')),
  );
  writeFileSync(
    join(folder, 'blocks/marees/block.tsx'),
    `export default function Marees({ block }) {\n  return <p>{block.days[9].label}</p>;\n}\n`,
  );
  const out = join(folder, 'out');
  const { status, stderr } = spawnSync(
    'node',
    ['dist/cli/site.js', 'build', folder, '--out', out, '--lang', 'en'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /pages\/accueil\.yaml:\d+:\d+ {2}error {2}page-not-rendered {2}the block marees /,
  );
  expect(stderr).toMatch(/blocks\/marees\/block\.tsx:2:\d+/);
  expect(stderr).not.toContain('dist/prerender');
  expect(stderr).toContain('/accueil');
  rmSync(folder, { recursive: true, force: true });
});

it('types of the blocks are right for TypeScript', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-types-'));
  cpSync(site, folder, { recursive: true });
  execFileSync('node', ['dist/cli/site.js', 'lint', folder], { stdio: 'ignore' });
  const settings = {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: [],
      typeRoots: [join(process.cwd(), 'node_modules/@types')],
      paths: {
        'site-runtime/blocks': [join(process.cwd(), 'dist/types/runtime/own-api/blocks.d.ts')],
        react: [join(process.cwd(), 'node_modules/@types/react')],
        'react/jsx-runtime': [join(process.cwd(), 'node_modules/@types/react/jsx-runtime')],
      },
    },
    include: ['blocks', 'parts', '.site/*.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = () =>
    spawnSync('npx', ['tsc', '-p', join(folder, 'tsconfig.json')], { encoding: 'utf8' }).stdout;
  expect(tsc()).toBe('');
  const block = join(folder, 'blocks/citation/block.tsx');
  writeFileSync(block, readFileSync(block, 'utf8').replace('{quote}', '{quote.length.text}'));
  expect(tsc()).toContain("Property 'text' does not exist on type 'number'");
  rmSync(folder, { recursive: true, force: true });
});

describe('site dev', () => {
  let folder = '';
  let dev: ChildProcess;
  let page: Page;
  let said = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'own-dev-'));
    cpSync(site, folder, { recursive: true });
    dev = spawn('node', ['dist/cli/site.js', 'dev', folder, '--port', '0', '--lang', 'en']);
    let printed = '';
    dev.stdout?.on('data', (part) => {
      printed += part;
    });
    dev.stderr?.on('data', (part) => {
      said += part;
    });
    await vi.waitFor(() => expect(printed).toMatch(/http:\/\/\S+:\d+\//), { timeout: patience });
    ({ page } = await openPage(browser));
    await page.goto(`${/http:\S+/.exec(printed)?.[0]}#/accueil`);
    await settled(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  });
  afterAll(async () => {
    await page?.context().close();
    const ended = new Promise((resolve) => dev.once('exit', resolve));
    dev.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const edit = (name: string, from: string, to: string): void => {
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(from);
    writeFileSync(file, before.replace(from, to));
  };
  const isSameLoad = () =>
    page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));

  it('shows an edit of a component and of its style sheet in the open page', async () => {
    edit('blocks/citation/block.tsx', '{quote}</blockquote>', '« {quote} »</blockquote>');
    await expect.poll(() => page.locator('blockquote').textContent()).toContain('« La mer');
    edit('blocks/citation/block.module.css', 'text-align: center', 'text-align: end');
    const align = () =>
      page.locator('figure:has(blockquote)').evaluate((each) => getComputedStyle(each).textAlign);
    await expect.poll(align).toBe('end');
    expect(await isSameLoad()).toBe(true);
  });

  it('names a mistake in a component over the page, and takes it away when it is gone', async () => {
    edit('blocks/citation/block.tsx', '</figure>', '</figur>');
    const overlay = () =>
      page.evaluate(() => document.querySelector('site-report')?.shadowRoot?.textContent ?? '');
    await expect.poll(overlay).toContain('blocks/citation/block.tsx');
    expect(await page.locator('blockquote').textContent()).toContain('La mer');
    edit('blocks/citation/block.tsx', '</figur>', '</figure>');
    await expect.poll(overlay).toBe('');
    expect(await isSameLoad()).toBe(true);
  });

  it('draws a block again that failed, as soon as its component is another one', async () => {
    const fault = "if (open === 0) throw new Error('no tide');";
    edit('blocks/marees/block.tsx', 'const tides =', `${fault}\n  const tides =`);
    const failed = page.locator('[data-unknown-block=marees]');
    await expect.poll(() => failed.count()).toBe(1);
    // Its line, over the page and in the terminal, once.
    const overlay = page.locator('site-report');
    await expect.poll(() => overlay.count()).toBe(1);
    const place = /blocks\/marees\/block\.tsx:\d+:\d+/;
    expect(await overlay.locator('.place').textContent()).toMatch(place);
    expect(await overlay.locator('.frame').textContent()).toContain(fault);
    expect(await overlay.locator('.message').textContent()).toContain('no tide');
    await expect.poll(() => said).toMatch(place);
    expect(said.match(/component-failed/g)).toHaveLength(1);
    edit('blocks/marees/block.tsx', fault, '');
    await expect.poll(() => failed.count()).toBe(0);
    expect(await overlay.count()).toBe(0);
    expect(await table(page).textContent()).toContain('09:20');
    expect(await isSameLoad()).toBe(true);
  });
});
