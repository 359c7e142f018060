import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixSite } from '../../../cli/fix/fix-site.ts';
import { writeFixed } from '../../../cli/fix/fixed-file.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-names-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Current names with the old ones that a site file may still have. */
const blockTypes = {
  numberedMap: 'atlas',
  topic: 'dossier',
  topics: 'dossiers',
  leadStory: 'lead',
  newsFront: 'front',
};

/** A site file as it was written before its names changed. */
function withOldNames(text: string): string {
  const renamed = text.replace(/([-{] )type: (\w+)\b/g, (all, before: string, type: string) => {
    const old = blockTypes[type as keyof typeof blockTypes];
    return old ? `${before}type: ${old}` : all;
  });
  return renamed.replace(/^( {2})logo(Inverse)?:/gm, '$1mark$2:');
}

/** The files that a site file may include, by their paths. */
const partsOf = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.yaml$/.test(path) && path !== 'site.yaml')
    .map((path) => join(folder, path));
const textsOf = (files: readonly string[]): string[] =>
  files.map((file) => readFileSync(file, 'utf8'));

/** A copy of a site, and the text of its file. */
function currentCopy(site: string) {
  cpSync(site, folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  return { file, current: readFileSync(file, 'utf8') };
}

/** A copy of a site whose files have the old names, and the site file's text before and now. */
function oldCopy(site: string) {
  const { file, current } = currentCopy(site);
  for (const part of partsOf()) writeFileSync(part, withOldNames(readFileSync(part, 'utf8')));
  const old = withOldNames(current);
  writeFileSync(file, old);
  return { file, current, old };
}

const found = async () =>
  (await lintSite(folder)).diagnostics.filter(({ rule }) => rule === 'schema-deprecated');

describe('old names of the site language', () => {
  it.each([
    ['the sample site', 'site', 9],
    ['the second institution', 'tests/fixtures/lyceum', 4],
  ])('are replaced by --fix in %s, comments and layout kept', async (_, site, count) => {
    const { file, current, old } = oldCopy(site);
    expect(old).not.toBe(current);
    const parts = partsOf().map((each) => join(site, relative(folder, each)));
    expect(await found()).toHaveLength(count);
    const files = await fixSite((texts) => lintSite(folder, { texts }), false);
    for (const each of files) await writeFixed(each);
    expect(readFileSync(file, 'utf8')).toBe(current);
    expect(textsOf(partsOf())).toEqual(textsOf(parts));
    expect(await found()).toEqual([]);
  });

  it('work as the current ones do until then: the same site, findings at their places', async () => {
    const { file, current, old } = oldCopy('tests/fixtures/lyceum');
    const { checked } = await lintSite(folder);
    writeFileSync(file, current);
    expect(checked?.source).toEqual((await lintSite(folder)).checked?.source);
    writeFileSync(file, old.replace('mark: /img/mark.svg', 'mark: /img/nowhere.svg'));
    const { diagnostics } = await lintSite(folder);
    const missing = diagnostics.find(({ rule }) => rule === 'site-asset');
    const text = readFileSync(file, 'utf8');
    expect(text.slice(missing?.start, missing?.end)).toBe('/img/nowhere.svg');
  });

  const page = (block: string, rest = '') => `version: 1
site: { name: 测试 }
languages: { zh: { default: true, label: 中文, home: /index } }
routes: [{ id: index, paths: { zh: /index }, page: index }]
pages:
  index:
    blocks:
${block}${rest}`;
  const fixedText = async (text: string): Promise<string> => {
    const file = join(folder, 'site.yaml');
    writeFileSync(file, text);
    for (const each of await fixSite((texts) => lintSite(folder, { texts }), false)) {
      await writeFixed(each);
    }
    return readFileSync(file, 'utf8');
  };

  it.each([
    [
      'comes with a merge key',
      page('      - &base { type: lead, title: 一 }\n      - { <<: *base, title: 二 }\n'),
      page('      - &base { type: leadStory, title: 一 }\n      - { <<: *base, title: 二 }\n'),
    ],
    [
      'is a text of several lines',
      page('      - type: |-\n          lead\n        title: 一\n', 'x-unused: &u 1\n'),
      undefined,
    ],
    [
      'stands in quotes',
      page('      - { "type": \'lead\', title: 一 } # type: lead\n'),
      page('      - { "type": \'leadStory\', title: 一 } # type: lead\n'),
    ],
  ])('are replaced only where they are written as such: %s', async (_, before, after) => {
    const fixed = await fixedText(before);
    expect(fixed.replace(' &u', '')).toBe((after ?? before).replace(' &u', ''));
  });

  it('that come with a merge key of a mapping change nothing else', async () => {
    const text = page('      - { type: share, title: 分享 }\n').replace(
      'site: { name: 测试 }',
      'site:\n  <<: { mark: /logo.svg }\n  name: 测试',
    );
    expect(await fixedText(text)).toBe(text);
  });

  it('are reported, not replaced, where the current name stands beside them', async () => {
    const { file, current } = currentCopy('tests/fixtures/lyceum');
    writeFileSync(
      file,
      current.replace('  logo: /img/mark.svg', '  logo: /img/mark.svg\n  mark: /img/mark.svg'),
    );
    const [finding, ...others] = await found();
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning' });
    expect(finding?.message).toContain('"mark" is the old name of "logo"');
    expect(finding?.fix?.safe).toBe(false);
  });

  it('are values of a device, too', async () => {
    const { file, current } = currentCopy('tests/fixtures/lyceum');
    const at = current.indexOf('suffix:');
    writeFileSync(file, `${current.slice(0, at)}form: phone, ${current.slice(at)}`);
    expect(await found()).toMatchObject([
      { message: expect.stringContaining('"phone" is called "mobile" now') },
    ]);
  });
});
