import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runSite } from '../commands/run-site.ts';
import { siteFolder } from '../site-folder.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = (items: string, menu = ''): Record<string, string> => ({
  'site.yaml': `version: 1
include: [menu.yaml]
site: { name: { zh: 测试, en: Test }, origin: https://www.example.edu, description: { zh: 一个网站。, en: A site. } }
languages:
  zh: { default: true, label: 中文, home: /index, config: /conf/zh.json }
  en: { prefix: /EN, label: English, home: /EN/index }
devices: { desktop: {}, mobile: { suffix: H5 } }
routes:
  - { id: index, paths: { zh: /index, en: /EN/index }, title: { zh: 首页, en: Home }, page: index }
  - { id: news, paths: { zh: /news, en: false }, title: { zh: 新闻 }, page: index }
  - { id: poster, paths: { zh: /poster, en: false }, title: { zh: 海报 }, page: index, hideInMenu: true }
pages:
  index: { blocks: [{ type: share, title: { zh: 分享, en: Share } }] }
`,
  'menu.yaml': `menu:\n${menu}  items:\n${items
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}\n`,
  'public/conf/zh.json': '{ "websiteName": "测试" }',
});

type Reported = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly message: string;
};

/** What lint reports, as `file:line:column rule message`. */
async function found(files: Record<string, string>): Promise<string[]> {
  folder = siteFolder(files);
  const { out } = await runSite('lint', folder, '--explain', 'no', '--format', 'json');
  const { diagnostics } = JSON.parse(out);
  return diagnostics.map(({ file, line, column, rule, message }: Reported) =>
    [`${file.split('/').at(-1)}:${line}:${column}`, rule, message].join(' '),
  );
}

const home = '- { title: { zh: 首页, en: Home }, route: index }';
const poster = '- { title: { zh: 海报 }, route: poster }';

describe('a menu in the site file', () => {
  it('is right where its names are, and leads to what it names', async () => {
    expect(await found(site(`${home}\n${poster}`))).toEqual([]);
    rmSync(folder, { recursive: true });
    expect(await found(site(home))).toEqual([
      expect.stringMatching(/^site\.yaml:11:11 route-unreachable nothing leads to route "poster"/),
    ]);
  });

  it.each<[string, string, string, string]>([
    [
      'an item that opens nothing',
      `- { title: { zh: 规划, en: Plan }, code: plan }`,
      '',
      'menu.yaml:5:44 menu-dead-item this item opens nothing: it has no address, and no patch of menu.patches has the code "plan"',
    ],
    [
      'an item without anything but a title',
      `- { title: { zh: 规划, en: Plan } }`,
      '',
      'menu.yaml:5:16 menu-dead-item this item opens nothing: it has neither an address nor a code that a patch of menu.patches names',
    ],
    [
      'a code that stands twice',
      `- { title: { zh: 一, en: One }, route: index, code: a }\n- { title: { zh: 二, en: Two }, link: /index, code: a }`,
      '',
      'menu.yaml:6:56 menu-duplicate-item "a" is the code of another item of this menu, too',
    ],
    [
      'a title that lacks a language of its route',
      `- { title: { zh: 一 }, route: index }`,
      '',
      'menu.yaml:5:9 translation-missing these words are not there in "en"; readers get another language',
    ],
    [
      'Chinese in an English menu',
      `- { title: 一, route: index }`,
      '',
      'menu.yaml:5:16 menu-untranslated this title is in Chinese characters, in the menu of "en"',
    ],
    [
      'another site in the same window',
      `- { title: { zh: 一, en: One }, link: https://example.org/ }`,
      '',
      'menu.yaml:5:42 link-new-window this leads to another site in the same window; an item that does so has newWindow: true',
    ],
    [
      'a link that leads nowhere',
      `- { title: { zh: 一, en: One }, link: /nwes }`,
      '',
      'menu.yaml:5:42 site-address "/nwes" is no page of this site, and no file in its folder public',
    ],
    [
      'a picture that is not there',
      `- { title: { zh: 一, en: One }, route: index, image: /a.png }`,
      '',
      'menu.yaml:5:57 site-asset there is no file /a.png in the folder public; capital and small letters count',
    ],
    [
      'an address that patches give another one',
      `- { title: { zh: 一, en: One }, route: news, code: n }`,
      '  patches: { x: { path: /index, codes: [n] } }\n',
      'menu.yaml:6:43 menu-query this address is never used: menu.patches make the code "n" open /index?code=n',
    ],
    [
      'a code of settings that no item has',
      `- { title: { zh: 一, en: One }, route: index, code: library }`,
      '  wide: [libary]\n',
      'menu.yaml:2:10 menu-unknown-code no item of the menu has the code "libary", so this has no effect',
    ],
    [
      'an item that the drawer loses',
      `- { title: { zh: 一 }, route: news, code: lost }`,
      '  drawer: { omitCodes: [lost] }\n',
      'menu.yaml:2:25 menu-hidden with this the phone\'s drawer loses "一" (/news), which no other item of it opens',
    ],
  ])('reports %s', async (_, items, menu, expected) => {
    const all = await found(site(`${home}\n${poster}\n${items}`, menu));
    expect(all).toEqual([expected]);
  });

  it('reports what lies too deep, at the item', async () => {
    let items = '{ title: { zh: 底, en: Deep }, route: index }';
    for (let level = 8; level > 0; level -= 1) {
      items = `{ title: { zh: 层, en: Level }, children: [${items}] }`;
    }
    const all = await found(site(`${poster}\n- ${items}`));
    expect(all).toEqual([
      expect.stringMatching(/^menu\.yaml:4:\d+ menu-depth this item lies on level 9 of the menu/),
    ]);
  });

  it('reports a row that is too long, in the language that it is too long in', async () => {
    const items = Array.from(
      { length: 12 },
      (_, index) =>
        `- { title: { zh: 短, en: A long title of item ${index} }, link: '/index?n=${index}' }`,
    );
    const all = await found(site(`${poster}\n${items.join('\n')}`));
    expect(all).toEqual([
      expect.stringMatching(/^menu\.yaml:2:3 menu-width the 12 items of the first level in "en"/),
    ]);
  });

  it('reports one that is not shown, as the web configuration has a menu', async () => {
    const files = {
      ...site(`${home}\n${poster}`),
      'public/conf/zh.json':
        '{ "websiteName": "测试", "navbar": [{ "title": "首页", "linkUrl": "/index" }, { "title": "海报", "linkUrl": "/poster" }] }',
    };
    expect(await found(files)).toEqual([
      'menu.yaml:2:3 menu-shadowed in "zh" these items are not shown: the web configuration brings a menu of its own',
    ]);
  });

  it('takes the place of a web configuration that is missing', async () => {
    const { 'public/conf/zh.json': _, ...files } = site(`${home}\n${poster}`);
    expect(await found(files)).toEqual([
      expect.stringMatching(
        /^site\.yaml:5:\d+ web-config-missing .* the site lacks its name and ids$/,
      ),
    ]);
  });

  it('is fixed in its own file', async () => {
    folder = siteFolder(site(`${home}\n- { title: { zh: 海报 }, route: postre }`));
    const { err } = await runSite('lint', folder, '--fix-unsafe');
    expect(err).toBe(`fixed 1 finding in ${join(folder, 'menu.yaml')}\n`);
    expect((await runSite('lint', folder)).out).toBe('no problems\n');
  });
});
