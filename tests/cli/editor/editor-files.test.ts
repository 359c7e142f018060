import {
  chmodSync,
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
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepEditorFiles } from '../../../cli/editor/keep-editor-files.ts';
import { updateEditorFiles } from '../../../cli/editor/update-editor-files.ts';
import { type Ran, runSite, runSiteWith } from '../commands/run-site.ts';

const site = (more = ''): string => `version: 1
site: { name: 学校 }
languages:
  zh: { default: true, label: 中文, home: /index, config: /menu.json }
  en: { label: English, prefix: /EN, home: /EN/index }
routes:
  - { id: index, paths: { zh: /index, en: /EN/index }, title: { zh: 首页, en: Home }, page: index }
pages:
  index: { heading: none, blocks: [{ type: share, title: { zh: 分享, en: Share } }] }
${more}`;

const collections = `collections:
  news:
    codes: { campus: { zh: 校园, en: Campus } }
    required: [date]
    fields:
      place: { type: text, label: { zh: 地点, en: Place }, required: true }
      level: { type: choice, options: { high: 高, low: 低 } }
`;

let folder = '';
const own = (path: string): string => join(folder, '.site', path);
const read = (path: string) => JSON.parse(readFileSync(own(path), 'utf8'));
const lint = (): Promise<Ran> =>
  runSiteWith({ keepsEditorFiles: true }, 'lint', folder, '--no-cache');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(
    join(folder, 'public/menu.json'),
    '{ "navbar": [{ "pageCode": "start", "title": "首页", "childrens": [{ "pageCode": "below", "title": "下级" }] }] }',
  );
  writeFileSync(join(folder, 'site.yaml'), site(collections));
});
afterEach(() => {
  if (existsSync(folder)) chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

describe('the files for editors', () => {
  it('are written by site lint, and ignored by git', async () => {
    await lint();
    expect(readdirSync(own('.')).sort()).toEqual([
      '.gitignore',
      'front-matter',
      'lint.schema.json',
      'part.schema.json',
      'site.schema.json',
      'webconfig.schema.json',
    ]);
    expect(readFileSync(own('.gitignore'), 'utf8')).toBe('*\n');
    expect(readdirSync(own('front-matter'))).toEqual(['news.schema.json']);
  });

  it('are schemas that accept what they should, and nothing else', async () => {
    await lint();
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const front = ajv.compile(read('front-matter/news.schema.json'));
    const right = {
      title: '标题',
      date: '2026-03-18',
      place: '礼堂',
      level: 'high',
      code: 'campus',
    };
    expect(front(right)).toBe(true);
    for (const wrong of [
      { place: undefined },
      { level: 'none' },
      { code: 'other' },
      { date: 'x' },
    ]) {
      expect(front(JSON.parse(JSON.stringify({ ...right, ...wrong })))).toBe(false);
    }
    const settings = ajv.compile(read('lint.schema.json'));
    expect(settings({ rules: { 'page-unused': 'off' }, maxWarnings: 0, failOn: 'never' })).toBe(
      true,
    );
    expect(settings({ rules: { 'page-unusd': 'off' } })).toBe(false);
    const webConfig = ajv.compile(read('webconfig.schema.json'));
    expect(webConfig({ navbar: [{ pageCode: 'start', title: 'x', childrens: [] }] })).toBe(true);
    expect(webConfig({ navbar: [{ pageCode: 'start' }] })).toBe(false);
  });

  it('name what the site has, codes of its menu included', async () => {
    await lint();
    const { $defs } = read('site.schema.json');
    expect($defs.route.properties.page.anyOf).toEqual([{ enum: ['index'] }, {}]);
    expect(Object.keys($defs.text.properties)).toEqual(['zh', 'en']);
    expect($defs.menu.properties.wide.items.anyOf[0].enum).toEqual(['start', 'below']);
    expect($defs.guard.properties.flag.anyOf[0].enum).toEqual(['public']);
  });

  it('name what the menu of the site file has', async () => {
    const menu =
      'menu: { items: [{ title: 首页, route: index }, { title: 校历, code: year, link: /index }] }\n';
    writeFileSync(join(folder, 'site.yaml'), site(menu));
    await lint();
    const { $defs } = read('site.schema.json');
    expect($defs.menu.properties.wide.items.anyOf[0].enum).toEqual([
      'start',
      'below',
      'index',
      'year',
    ]);
    expect($defs.menuItem.properties.route.anyOf[0].enum).toEqual(['index']);
    expect($defs.menuItem.properties.languages.items.anyOf[0].enum).toEqual(['zh', 'en']);
  });

  it('are written again only where they change', async () => {
    await lint();
    const times = () => ['site', 'lint'].map((name) => statSync(own(`${name}.schema.json`)).ino);
    const before = times();
    await lint();
    expect(times()).toEqual(before);
    writeFileSync(join(folder, 'site.yaml'), site());
    await lint();
    expect(times()[0]).not.toBe(before[0]);
    expect(times()[1]).toBe(before[1]);
    expect(readdirSync(own('front-matter'))).toEqual([]);
  });

  it('stay as they were while the site file has errors', async () => {
    await lint();
    const before = readFileSync(own('site.schema.json'), 'utf8');
    writeFileSync(join(folder, 'site.yaml'), site().replace('page: index', 'page: indx'));
    expect((await lint()).code).toBe(1);
    expect(readFileSync(own('site.schema.json'), 'utf8')).toBe(before);
  });

  it('come back where they were removed, though nothing else changed', async () => {
    await lint();
    rmSync(own('.'), { recursive: true });
    await updateEditorFiles(join(folder, 'site.yaml'), undefined);
    expect(existsSync(own('site.schema.json'))).toBe(true);
  });

  it('are not written where nobody edits, nor beside a file of another name', async () => {
    await runSite('lint', folder, '--no-cache');
    writeFileSync(join(folder, 'other.yaml'), site());
    await runSiteWith({ keepsEditorFiles: true }, 'lint', join(folder, 'other.yaml'), '--no-cache');
    expect(existsSync(own('.'))).toBe(false);
  });

  it('are left alone in silence where they cannot be written', async () => {
    writeFileSync(join(folder, '.site'), 'a file of somebody');
    const { code, out, err } = await lint();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toContain('.site');
    expect(readFileSync(join(folder, '.site'), 'utf8')).toBe('a file of somebody');
  });
});

describe('site schema --site', () => {
  it('prints the schema of a site', async () => {
    await lint();
    const { code, out, err } = await runSite('schema', '--site', folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(read('site.schema.json'));
  });

  it('prints the schema of what it includes', async () => {
    await lint();
    const { code, out, err } = await runSite('schema', '--part', '--site', folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(read('part.schema.json'));
    const { title, properties, $defs } = JSON.parse(out);
    expect(title).toBe('SitePart');
    expect(properties.include).toBeUndefined();
    expect($defs.route.properties.page.anyOf[0].enum).toEqual(['index']);
  });

  it('takes the site in this folder where none is named', async () => {
    const { code, out } = await runSite('schema', '--site');
    expect(code).toBe(0);
    expect(JSON.parse(out).$defs.route.properties.page.anyOf[0].enum).toContain('parkSummaryInfo');
  });

  it('says what is wrong where there is none', async () => {
    expect(await runSite('schema', '--site', 'no/such')).toEqual({
      code: 2,
      out: '',
      err: 'site: no/such does not exist: name the folder of a site, or start one with site init\n',
    });
    writeFileSync(join(folder, 'site.yaml'), 'version: 2\n');
    const { code, out, err } = await runSite('schema', '--site', folder);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('schema-version');
  });
});

it('is silent only about the file system', async () => {
  await expect(keepEditorFiles({} as never, folder)).rejects.toThrow();
});
