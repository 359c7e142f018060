import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'failed-rendering-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Has every text block fail while it is drawn. */
const failing: Plugin = {
  name: 'failing',
  enforce: 'pre',
  transform: {
    filter: { id: /runtime\/blocks\/text\/text\.tsx$/ },
    handler: (code) =>
      code.replace(
        /export function (\w+)\(/,
        "export function $1() { throw new TypeError('no such tide'); }\nexport function formerly(",
      ),
  },
};

/** A copy of this package whose prerenderer has that block. */
beforeAll(async () => {
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  for (const name of ['runtime', 'schema', 'node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), name), join(folder, name));
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    configFile: 'vite.config.ts',
    mode: 'prerender',
    logLevel: 'error',
    plugins: [failing],
    build: { outDir: join(folder, 'dist', 'prerender'), emptyOutDir: true },
  });
  vi.unstubAllEnvs();
});

type Built = { readonly code: number; readonly said: string };
const buildSite = (site: string, out: string): Promise<Built> =>
  new Promise((resolve) => {
    execFile(
      'node',
      [join(folder, 'dist/cli/site.js'), 'build', site, '--out', out],
      (error, _, said) => resolve({ code: Number(error?.code ?? 0), said }),
    );
  });

/** A site whose page has text blocks where places are counted in their own way. */
const source = `version: 1
site: { name: { zh: 潮站, en: Tide }, origin: https://tide.example }
languages:
  zh: { default: true, label: 中文, home: /home }
  en: { prefix: /EN, label: English, home: /EN/home }
devices:
  desktop: {}
  mobile: { suffix: H5, userAgents: [iPhone] }
routes:
  - { id: home, paths: { zh: /home, en: /EN/home }, title: { zh: 首页, en: Home }, page: home }
  - { id: fine, paths: { zh: /fine, en: /EN/fine }, title: { zh: 好, en: Fine }, page: fine }
pages:
  fine:
    blocks:
      - { type: facts, items: [{ label: { zh: 一, en: One }, value: { zh: 二, en: Two } }] }
  home:
    blocks:
      - { type: facts, devices: { mobile: false }, items: [{ label: { zh: 一, en: One }, value: { zh: 二, en: Two } }] }
      - type: sections
        by: code
        items:
          only:
            title: { zh: 只有中文 }
            blocks:
              - { type: facts, items: [{ label: { zh: 一, en: One }, value: { zh: 二, en: Two } }] }
              - { type: text, body: { zh: [潮水。], en: [Tides.] } }
          both:
            title: { zh: 都有, en: Both }
            blocks:
              - { type: text, body: { zh: [又来。], en: [Again.] } }
`;

describe('a build in which pages cannot be rendered', () => {
  it('says which block of which page it is, at its line, and writes nothing', async () => {
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'site.yaml'), source);
    const out = join(folder, 'out');
    const { code, said } = await buildSite(site, out);
    expect(said).toContain('no such tide');
    expect(code).toBe(1);
    const line = (text: string): number => source.slice(0, source.indexOf(text)).split('\n').length;
    const at = join(site, 'site.yaml');
    // The section that stands in one language alone is not counted in the other one.
    expect(said).toContain(`${at}:${line('潮水')}:`);
    expect(said).toContain(`${at}:${line('又来')}:`);
    expect(said).toMatch(/the block text cannot be rendered at \/home \(zh, desktop\)/);
    expect(said).toMatch(/\/homeH5 \(zh, mobile\)/);
    expect(said).toMatch(/the block text cannot be rendered at .*\/EN\/home \(en, desktop\)/);
    // The code frame shows the line.
    expect(said).toMatch(/^ *\d+ \| .*type: text, body: \{ zh: \[潮水。\]/m);
    expect(said).not.toContain('/fine');
    expect(existsSync(out)).toBe(false);
  });

  it('leaves what stands there as it was', async () => {
    const site = join(folder, 'site');
    const out = join(folder, 'standing');
    await new Promise((resolve) =>
      execFile('node', ['dist/cli/site.js', 'build', site, '--out', out], resolve),
    );
    const before = readFileSync(join(out, 'home.html'), 'utf8');
    expect(before).toContain('潮水');
    expect((await buildSite(site, out)).code).toBe(1);
    expect(readFileSync(join(out, 'home.html'), 'utf8')).toBe(before);
  });
});
