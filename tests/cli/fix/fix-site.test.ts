import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixSite } from '../../../cli/fix/fix-site.ts';
import { writeFixed } from '../../../cli/fix/fixed-file.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fixesOf = (site: string, unsafe: boolean) =>
  fixSite((texts) => lintSite(site, { texts }), unsafe);

const fixtures = 'tests/cli/lint/fixtures';

/** A copy of the bad fixture of a rule. */
function badOf(rule: string): string {
  const from =
    ['bad.yaml', 'bad'].map((name) => `${fixtures}/${rule}/${name}`).find(existsSync) ?? '';
  const to = statSync(from).isDirectory() ? join(folder, 'site') : join(folder, 'site.yaml');
  cpSync(from, to, { recursive: true });
  return to;
}

const errorsOf = async (site: string): Promise<number> =>
  (await lintSite(site)).diagnostics.filter(({ severity }) => severity === 'error').length;

describe.each(readdirSync(fixtures))('what breaks %s', (rule) => {
  it('is mended where it can be, with no more errors than before, and once', async () => {
    const site = badOf(rule);
    const before = await errorsOf(site);
    for (const file of await fixesOf(site, true)) {
      expect(file.fixed).toBeGreaterThan(0);
      await writeFixed(file);
    }
    expect(await errorsOf(site)).toBeLessThanOrEqual(before);
    expect(await fixesOf(site, true)).toEqual([]);
  });
});

const site = (more: string): string => `# A school.
version: 1
site: { name: School }
languages:
  zh: { default: true, label: 中文, home: /a } # the first one
routes:
  # both of them
  - { id: a, paths: { zh: /a }, page: one }
  - id: b
    paths: { zh: "/b" } # its address
    page: 'two'

${more}`;

/** A site file as repairs leave it. */
async function fixed(text: string, unsafe = true): Promise<string> {
  const file = join(folder, 'site.yaml');
  writeFileSync(file, text);
  for (const each of await fixesOf(file, unsafe)) await writeFixed(each);
  return readFileSync(file, 'utf8');
}

const pages = `pages:
  one: &page
    blocks: [ { type: share,   title: 分享 } ]   # wide
  two: *page
`;

describe('a repair', () => {
  it('leaves comments, anchors, quotes and layout as they are', async () => {
    const right = site(pages);
    const wrong = right
      .replace('page: one', 'page: on')
      .replace("'two'", "'tow'")
      .replace('label:', 'labl:')
      .replace('type: share', 'type: shre');
    expect(await fixed(wrong)).toBe(right);
  });

  it('counts right behind a byte order mark, with CRLF, beside Chinese and emoji', async () => {
    const right = site(pages).replace('A school', '学校 🏫 👩‍🏫').replaceAll('\n', '\r\n');
    expect(await fixed(`\uFEFF${right.replace("'two'", "'tow'")}`)).toBe(right);
  });

  it('that is a guess is made where guesses are wanted', async () => {
    const wrong = site(pages).replace('page: one', 'page: on');
    expect(await fixed(wrong, false)).toBe(wrong);
  });

  it('follows on another one', async () => {
    const right = site(pages);
    const wrong = right.replace('label:', 'labl:').replace("'two'", "'tow'");
    expect(await fixed(wrong)).toBe(right);
  });

  it('of hundreds of mistakes is made of all of them', async () => {
    const routes = Array.from(
      { length: 400 },
      (_, index) => `  - { id: r${index}, paths: { zh: /r${index} }, page: tow }\n`,
    ).join('');
    const text = site(pages).replace('\npages:', `${routes}\npages:`);
    const result = await fixed(text);
    expect(result).toBe(text.replaceAll('page: tow', 'page: two'));
  });

  it('is none where it is not known which of two places is wrong', async () => {
    const access = "page: 'two', access: { code: news }";
    const text = site(`${pages}access: { anonymous: { menuCodes: [new] } }\n`);
    const wrong = text.replace("page: 'two'", access.replace(', ', '\n    '));
    expect(await fixed(wrong)).toBe(wrong);
  });

  it('is as it was where it cannot be written, and said to be', async () => {
    const file = join(folder, 'site.yaml');
    writeFileSync(file, site(pages).replace("'two'", "'tow'"));
    const before = readFileSync(file, 'utf8');
    const [change] = await fixesOf(file, true);
    mkdirSync(`${file}.site-fix-${process.pid}`);
    await expect(change && writeFixed(change)).rejects.toThrow(
      /site\.yaml cannot be fixed \(EISDIR\); it is as it was$/,
    );
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('is not written over what somebody else changed meanwhile', async () => {
    const file = join(folder, 'site.yaml');
    writeFileSync(file, site(pages).replace("'two'", "'tow'"));
    const [change] = await fixesOf(file, true);
    writeFileSync(file, 'mine');
    await expect(change && writeFixed(change)).rejects.toThrow(/changed meanwhile/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['site.yaml']);
  });
});
