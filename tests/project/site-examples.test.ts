import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { runSite } from '../cli/commands/run-site.ts';
import { isStray, pages, type Site, stepsOf, tutorials } from './guide-examples.ts';
import { markdownPage } from './markdown-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-examples-'));
// Some thousand small files; a disk that is busy needs its time.
afterAll(() => rmSync(folder, { recursive: true }), 60_000);
let count = 0;

const photograph = sharp({ create: { width: 32, height: 20, channels: 3, background: 'teal' } });

/** The photographs that lie beside a text. */
const photographsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bsrc: |\]\()([\w-]+\.jpg)/g)].map(([, name = '']) => name);

const font = 'tests/fixtures/library/public/fonts/noto-serif-display-bold.woff2';

/** The fonts that a site names in its folder public. */
const fontsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\/fonts\/([\w-]+\.woff2)/g)].map(([, name = '']) => name);

/** What `site lint` reports of a site. */
async function lint({ data, files }: Site): Promise<string> {
  count += 1;
  const own = join(folder, String(count));
  for (const [path, text] of Object.entries({ ...files, 'site.yaml': stringify(data) })) {
    mkdirSync(dirname(join(own, path)), { recursive: true });
    writeFileSync(join(own, path), text);
    for (const name of photographsOf(text)) {
      await photograph.toFile(join(own, dirname(path), name));
    }
    for (const name of fontsOf(text)) {
      mkdirSync(join(own, 'public', 'fonts'), { recursive: true });
      copyFileSync(font, join(own, 'public', 'fonts', name));
    }
  }
  const { out, err } = await runSite('lint', own, '--no-cache');
  const environments = Object.keys(files).flatMap(
    (path) => /^site\.(\w+)\.yaml$/.exec(path)?.[1] ?? [],
  );
  for (const name of environments) {
    const overlaid = await runSite('lint', own, '--no-cache', '--env', name);
    if (overlaid.out !== out || overlaid.err !== err)
      return `${name}: ${overlaid.out}${overlaid.err}`;
  }
  return out + err;
}

describe('YAML in the guide', () => {
  it('is a part of a site, settings of the linter, or names the file that it is', () => {
    const others = pages.flatMap(({ file, fences }) =>
      fences.filter(isStray).map(({ line }) => `${file}:${line}`),
    );
    expect(others).toEqual([]);
  });
});

const titleOfStep = 'is right with the example in line $line';

describe.each(tutorials)('%s', (file) => {
  const steps = stepsOf(markdownPage(file));

  it('begins with a complete site, and goes on', () => {
    expect(steps[0]?.site.data).toHaveProperty('version', 1);
    expect(steps.length).toBeGreaterThan(4);
  });

  it.each(steps)(titleOfStep, async ({ site }) => {
    expect(await lint(site)).toBe('no problems\n');
  });
});

const others = pages.filter((page) => !tutorials.includes(page.file) && stepsOf(page).length > 0);

describe.each(others)('$file', (page) => {
  it.each(stepsOf(page))(titleOfStep, async ({ site }) => {
    expect(await lint(site)).toBe('no problems\n');
  });
});
