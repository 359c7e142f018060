import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { desktop, openBrowser, openPage, patience, settled } from '../browser/open-browser.ts';
import { serveChanged } from '../browser/serve-site.ts';

/* What becomes of a page whose own components fail as soon as they are loaded, or inside of React. */

const site = 'tests/fixtures/lyceum';
const asBuilt = (source: string): string => source.replace('history: hash', 'history: browser');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Fails while it is loaded by a browser, and is right while pages are built. */
const brokenInBrowsers = (component: string): string => `
import { useState } from 'react';
const id = typeof document === 'undefined' ? '' : document.querySelector('#not-there').id;
export default function Broken({ Standard }) {
  const [text] = useState('own ${component}');
  return <><p data-broken={id}>{text}</p>{Standard ? <Standard /> : null}</>;
}`;

describe('in a published site, a module that only browsers fail to load', () => {
  let page: Page;
  let close = async (): Promise<void> => undefined;
  let origin = '';
  const said: string[] = [];
  beforeAll(async () => {
    const served = await serveChanged(site, asBuilt, {
      'blocks/marees/block.tsx': brokenInBrowsers('block'),
      'parts/header/part.tsx': brokenInBrowsers('header'),
    });
    ({ origin, close } = served);
    ({ page } = await openPage(browser, desktop));
    page.on('console', (message) => said.push(message.text()));
  });
  afterAll(async () => {
    await page?.context().close();
    await close();
  });
  afterEach(() => {
    said.length = 0;
  });

  const expectRest = async (): Promise<void> => {
    await expect.poll(() => page.locator('[data-unknown-block=marees]').count()).toBe(1);
    expect(await page.locator('blockquote').textContent()).toBe('La mer enseigne la patience.');
    expect(await page.locator('header nav').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-broken]').count()).toBe(0);
  };

  it('is left out of the page that was built, and the common part is shown', async () => {
    await page.goto(`${origin}/lyceum/accueil`);
    await expectRest();
    const text = said.join('\n');
    expect(text).toContain('parts/header of this site failed');
    expect(text).toContain('a block of the kind "marees" cannot be shown');
  });

  it('is left out of the page that a link leads to', async () => {
    await page.goto(`${origin}/lyceum/recherche/patience`);
    await settled(page);
    await page.locator('a[href$="/lyceum/accueil"]').first().click();
    await expectRest();
    expect(said.join('\n')).toContain("Cannot read properties of null (reading 'id')");
  });

  it('is asked for again where it is the network that fails', async () => {
    let asked = 0;
    await page.route(/own-blocks-marees/, (route) => {
      asked += 1;
      return asked < 3 ? route.abort() : route.continue();
    });
    await page.goto(`${origin}/lyceum/recherche/patience`);
    await settled(page);
    await page.locator('a[href$="/lyceum/accueil"]').first().click();
    await expectRest();
    expect(asked).toBeGreaterThan(2);
    await page.unroute(/own-blocks-marees/);
  });
});

/** A copy of the site with the code of the block marees, and further files. */
function siteWith(code: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-errors-'));
  cpSync(site, folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  writeFileSync(file, asBuilt(readFileSync(file, 'utf8')));
  for (const [path, text] of Object.entries({ 'blocks/marees/block.tsx': code, ...files }))
    writeFileSync(join(folder, path), text);
  return folder;
}

const marees = (body: string): string => `export default function Marees() {\n  ${body}\n}\n`;

describe('site build', () => {
  const build = (folder: string) => {
    const out = join(folder, 'out');
    const { status, stderr } = spawnSync(
      'node',
      ['dist/cli/site.js', 'build', folder, '--out', out, '--lang', 'en'],
      { encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true, force: true });
    return { status, stderr };
  };

  it.each([
    [
      'a module that throws',
      `const a = 1;\nif (a) throw new Error('top');\n${marees('return <p>x</p>;')}`,
      2,
      'Error: top',
    ],
    [
      'a module that asks for the window',
      `const wide = window.innerWidth > 600;\n${marees('return <p>{wide}</p>;')}`,
      1,
      'ReferenceError: window is not defined',
    ],
    [
      'an object as a child',
      marees('return <p>{{ a: 1 }}</p>;'),
      1,
      'Objects are not valid as a React child',
    ],
    [
      'a component that is not there',
      `const Nope = {};\n${marees('return <Nope.Bar />;')}`,
      2,
      'Element type is invalid',
    ],
  ])(
    'names address, line of the site file and line of the component: %s',
    (_, code, line, message) => {
      const { status, stderr } = build(siteWith(code));
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /pages\/accueil\.yaml:\d+:\d+ {2}error {2}page-not-rendered {2}the block marees cannot be rendered at \/accueil/,
      );
      expect(stderr).toContain(message);
      expect(stderr).toMatch(new RegExp(`blocks/marees/block\\.tsx:${line}:\\d+`));
      expect(stderr).not.toMatch(/dist\/prerender|something that the page needs/);
    },
  );

  it.each([
    [
      'that throws',
      'parts/header/part.tsx',
      `localStorage.getItem('x').length;\nexport default () => <p>x</p>;\n`,
    ],
    [
      'of which React throws',
      'parts/header/part.tsx',
      '\nexport default () => <p>{{ a: 1 }}</p>;\n',
    ],
  ])('names a part %s once, in its file', (_, file, code) => {
    const { status, stderr } = build(siteWith(marees('return <p>x</p>;'), { [file]: code }));
    expect(status).toBe(1);
    expect(stderr.match(/page-not-rendered/g)).toHaveLength(1);
    expect(stderr).toMatch(/parts\/header\/part\.tsx:[12]:1 {2}error {2}page-not-rendered /);
    expect(stderr).not.toContain('dist/prerender');
  });
});

describe('site dev', () => {
  let folder = '';
  let dev: ChildProcess;
  let page: Page;
  let said = '';
  beforeAll(async () => {
    folder = siteWith(marees('return <p>x</p>;'));
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
    await page.goto(`${/http:\S+/.exec(printed)?.[0]}accueil`);
    await settled(page);
  });
  afterAll(async () => {
    await page?.context().close();
    const ended = new Promise((resolve) => dev.once('exit', resolve));
    dev.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const problem = () =>
    page.evaluate(() => document.querySelector('site-report')?.shadowRoot?.textContent ?? '');

  it.each([
    ['a module that throws', `throw new Error('top');\n${marees('return <p>x</p>;')}`, 1, 'top'],
    [
      'an object as a child',
      marees('return <p>{{ a: 1 }}</p>;'),
      1,
      'Objects are not valid as a React child (found: object with keys {a})',
    ],
    [
      'too many renders',
      `import { useState } from 'react';\n${marees('const [a, set] = useState(0);\n  set(a + 1);\n  return a;')}`,
      3,
      'Too many re-renders.',
    ],
    [
      'HTML that the policy refuses',
      marees("return <p dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />;"),
      1,
      "requires 'TrustedHTML'",
    ],
  ])(
    'names what failed, its lines and its address over the page: %s',
    async (_, code, line, message) => {
      said = '';
      writeFileSync(join(folder, 'blocks/marees/block.tsx'), code);
      await expect.poll(problem).toContain(message);
      const place = new RegExp(`blocks/marees/block\\.tsx:${line}:\\d+`);
      const block = /pages\/accueil\.yaml:\d+:\d+ {2}the block marees at \/accueil \(fr, desk\)/;
      expect(await problem()).toMatch(place);
      expect(await problem()).toMatch(block);
      // The rest of the page is there.
      expect(await page.locator('blockquote').textContent()).toContain('La mer');
      await expect.poll(() => said).toContain('component-failed');
      expect(said).toMatch(place);
      expect(said).toMatch(block);
      expect(said).toContain(message);
    },
  );

  it('names what the policy refuses to a component', async () => {
    const code = `import { useEffect } from 'react';\n${marees("useEffect(() => {\n    fetch('https://api.example.org/x').catch(() => undefined);\n  }, []);\n  return <p>x</p>;")}`;
    writeFileSync(join(folder, 'blocks/marees/block.tsx'), code);
    const message = 'the content security policy (connect-src) refuses https://api.example.org/x';
    await expect.poll(problem).toContain(message);
    expect(await problem()).toMatch(/blocks\/marees\/block\.tsx:4:\d+/);
    // What the site file allows, it allows here as well.
    const file = join(folder, 'site.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}\nserver: { sources: { calls: [https://api.example.org] } }\n`);
    await expect.poll(problem).toBe('');
    await page.route('https://api.example.org/**', (route) => route.fulfill({ body: '' }));
    const asked = page.waitForResponse('https://api.example.org/x');
    await page.reload();
    await asked;
    expect(await problem()).toBe('');
    writeFileSync(file, before);
  });

  it('warns of inline styles in the terminal', async () => {
    said = '';
    writeFileSync(
      join(folder, 'blocks/marees/block.tsx'),
      marees("return <p style={{ color: 'red' }}>x</p>;"),
    );
    await expect
      .poll(() => said)
      .toMatch(/blocks\/marees\/block\.tsx:2:13 {2}warning {2}own-policy {2}/);
  });
});
