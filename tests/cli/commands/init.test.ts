import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../../package.json';
import { runSite, runSiteWith } from './run-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const init = (...flags: string[]) => runSite('init', folder, ...flags);
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const filesIn = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('site init', () => {
  it('writes a whole site with defaults', async () => {
    const { code, out, err } = await init('--yes');
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain('template institution, 中文, English, desktop and phone pages');
    expect(read('site/site.yaml').split('\n')[0]).toBe(
      '# yaml-language-server: $schema=.site/site.schema.json',
    );
    const site = parse(read('site/site.yaml'));
    expect(Object.keys(site.languages)).toEqual(['zh', 'en']);
    expect(site.devices.mobile.suffix).toBe('H5');
    expect(JSON.parse(read('package.json'))).toMatchObject({
      private: true,
      scripts: { dev: 'site dev', build: 'site lint && site build', preview: 'site preview' },
      devDependencies: { 'site-runtime': `^${manifest.version}` },
    });
    expect(JSON.parse(read('.vscode/extensions.json')).recommendations).toEqual([
      'redhat.vscode-yaml',
    ]);
    expect(read('.gitignore').trim().split('\n')).toEqual(['node_modules/', 'dist/', '.site/']);
    expect(parse(read('.github/workflows/site.yml')).jobs.site.steps.length).toBeGreaterThan(3);
    expect(read('README.md')).toContain('# Heting College');
    for (const language of ['zh', 'en']) {
      for (const collection of ['news', 'notices', 'people']) {
        const entries = readdirSync(join(folder, 'site/content', language, collection));
        expect(entries.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('does what flags say', async () => {
    const { code } = await init(
      ...['--template', 'library', '--languages', 'en,zh', '--name', 'zh=海边图书馆'],
      ...['--name', 'Sea Library', '--devices', 'responsive', '--sections', 'news,visit'],
      ...['--origin', 'https://library.example.org/', '--brand', '0A5'],
    );
    expect(code).toBe(0);
    const site = parse(read('site/site.yaml'));
    expect(site.site).toMatchObject({
      name: { en: 'Sea Library', zh: '海边图书馆' },
      origin: 'https://library.example.org',
    });
    expect(site.devices).toBeUndefined();
    expect(site.languages).toMatchObject({
      en: { default: true, home: '/index' },
      zh: { prefix: '/zh', home: '/zh/index' },
    });
    expect(site.routes.map(({ id }: { id: string }) => id)).toEqual([
      'index',
      'visit',
      'news',
      'search',
    ]);
    const config = JSON.parse(read('site/public/json/website/webconfig.zh.json'));
    expect(config.navbar.map(({ linkUrl }: { linkUrl: string }) => linkUrl)).toEqual([
      '/zh/visit',
      '/zh/news',
    ]);
    expect(read('README.md')).toContain('# Sea Library');
    expect(read('site/public/art/mark.svg')).not.toContain('#0b4280');
  });

  it('moves menu items up where the page above them is left out', async () => {
    await init('--yes', '--sections', 'people,contact');
    const { navbar } = JSON.parse(read('site/public/json/website/webconfig.en.json'));
    expect(navbar).toEqual([
      { pageCode: 'people', title: 'People', linkUrl: '/en/people' },
      { pageCode: 'contact', title: 'Contact', linkUrl: '/en/contact' },
    ]);
  });

  it('gives other languages the English texts, and says where', async () => {
    const { err } = await init('--yes', '--languages', 'zh,fr');
    expect(err).toContain('The texts in Français are to be translated');
    expect(read('site/content/fr/news/lake-survey.md')).toContain(
      '# English text: translate it into Français.',
    );
    const site = parse(read('site/site.yaml'));
    expect(site.languages.fr.messages.home).toBe('Home');
    expect(site.site.name.fr).toBe('Heting College');
  });

  it('dates articles around today', async () => {
    await init('--yes', '--template', 'blank');
    const day = /^date: (.*)$/m.exec(read('site/content/zh/news/hello.md'))?.[1] ?? '';
    expect(Math.abs(Date.now() - Date.parse(day))).toBeLessThan(2 * 24 * 3600 * 1000);
  });

  it.each([
    ['--template', 'libary', '"libary" is no template; did you mean library?'],
    ['--languages', 'zh,xx', '"xx" is no language that is known here'],
    ['--languages', 'zh,../etc', '"../etc" is no language'],
    ['--languages', ' , ', 'a site has at least one language'],
    ['--languages', 'zh,en,ZH', 'the language zh is named twice'],
    ['--name', '', 'the name of the site is empty'],
    ['--name', 'a\nb', 'holds a line break'],
    ['--name', 'fr=Foo', 'the site has no language fr; it has zh, en'],
    ['--name', 'x'.repeat(101), 'more than 100 characters'],
    ['--devices', 'phone', 'write twins or responsive'],
    ['--sections', 'news,peeple', 'did you mean people?'],
    ['--origin', 'http://www.example.edu', 'is no address of a site'],
    ['--origin', 'https://www.example.edu/site', 'is no address of a site'],
    ['--origin', 'https://www.example.edu:99999', 'is no address of a site'],
    ['--brand', 'bluish', 'is no colour; write it as #rrggbb'],
  ])('refuses %s "%s" in one line, and writes nothing', async (flag, value, message) => {
    const { code, out, err } = await init('--yes', flag, value);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(filesIn()).toEqual([]);
  });

  it('says what to pass where nobody can be asked', async () => {
    const { code, err } = await init('--template', 'blank');
    expect(code).toBe(2);
    expect(err).toBe(
      'site: there is no terminal to ask at; pass --yes for defaults, or also --languages, --name, --devices, --sections, --origin, --brand\n',
    );
  });

  it('names files that are in the way, and writes nothing', async () => {
    for (const name of ['b.txt', 'a.txt', 'd.txt', 'c.txt']) writeFileSync(join(folder, name), '');
    const { code, err } = await init('--yes');
    expect(code).toBe(2);
    expect(err).toContain('is not empty, it has a.txt, b.txt, c.txt and 1 more');
    expect(filesIn()).toHaveLength(4);
  });

  it('leaves files as they are with --force, and lists them', async () => {
    mkdirSync(join(folder, 'site'));
    const own = {
      'README.md': 'mine',
      'site/site.yaml': 'mine, too',
    };
    for (const [path, text] of Object.entries(own)) writeFileSync(join(folder, path), text);
    const { code, err } = await init('--yes', '--force');
    expect(code).toBe(0);
    for (const [path, text] of Object.entries(own)) {
      expect(read(path)).toBe(text);
      expect(err).toContain(`\n  ${path}\n`);
    }
    expect(err).toContain('npm run dev');
    expect(read('site/content/zh/news/lake-survey.md')).toContain('title:');
  });

  it('completes the package.json that npm install left', async () => {
    const bare = { dependencies: { 'site-runtime': 'file:../site-runtime.tgz' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(bare));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    mkdirSync(join(folder, 'node_modules'));
    const { code, err } = await init('--yes');
    expect(code).toBe(0);
    expect(err).toContain('package.json was there; name and scripts were added');
    const completed = JSON.parse(read('package.json'));
    expect(completed).toMatchObject({ ...bare, scripts: { dev: 'site dev' } });
    expect(completed.devDependencies).toBeUndefined();
  });

  /** What `npm init -y` writes, and npm install then adds. */
  const begun = (scripts: Readonly<Record<string, string>>, indent: string | number = 2): string =>
    `${JSON.stringify({ name: 'x', scripts, dependencies: { 'site-runtime': '1' } }, null, indent)}\n`;
  const noTest = { test: 'echo "Error: no test specified" && exit 1' };
  const dev = '"dev": "site dev"';

  it.each([
    ['two blanks', 2],
    ['tabs', '\t'],
  ])('adds scripts that a package.json lacks, indented by %s as it is', async (_, indent) => {
    writeFileSync(join(folder, 'package.json'), begun(noTest, indent));
    const { code, err } = await init('--yes');
    expect(code).toBe(0);
    expect(err).toContain('package.json was there; it got the scripts dev, lint, build, preview\n');
    expect(err).not.toContain('left as they are');
    expect(err).toContain('\n  npm run dev\n');
    const scripts = { dev: 'site dev', lint: 'site lint', build: 'site lint && site build' };
    expect(read('package.json')).toBe(
      begun({ ...noTest, ...scripts, preview: 'site preview' }, indent),
    );
  });

  it('adds scripts and the package to a package.json that has neither, and keeps its lines', async () => {
    const text = '{\r\n  "name": "x",\r\n  "files": ["a", "b"]\r\n}\r\n';
    writeFileSync(join(folder, 'package.json'), text);
    const { err } = await init('--yes');
    expect(err).toContain('it got the scripts dev, lint, build, preview, and site-runtime under');
    const written = read('package.json');
    expect(written).toMatch(/^\{\r\n {2}"name": "x",\r\n {2}"files": \["a", "b"\],\r\n/);
    expect(written).toContain(`  "scripts": {\r\n    ${dev},\r\n`);
    expect(written.replaceAll('\r\n', '')).not.toContain('\n');
    expect(JSON.parse(written).devDependencies).toEqual({
      'site-runtime': `^${manifest.version}`,
    });
  });

  it('leaves other scripts of the same names, and says what to write', async () => {
    const own = { build: 'tsc', dev: 'vite', lint: 'site lint' };
    writeFileSync(join(folder, 'package.json'), begun({ ...own, 'site:dev': 'x' }));
    const { code, err } = await init('--yes');
    expect(code).toBe(0);
    expect(JSON.parse(read('package.json')).scripts).toEqual({
      ...own,
      'site:dev': 'x',
      preview: 'site preview',
    });
    expect(err).toContain('it got the scripts preview\n');
    expect(err).toContain('scripts of its own by these names, which stay as they are: dev, build.');
    expect(err).toContain('\n  "site:site:dev": "site dev"\n');
    expect(err).toContain('\n  "site:build": "site lint && site build"\n');
    expect(err).toContain('\n  npx site-runtime dev\n');
  });

  it('leaves a package.json that has all of it as it is, and says so in Chinese, too', async () => {
    await init('--yes');
    const whole = read('package.json');
    const { err } = await init('--yes', '--force');
    expect(err).toMatch(/left as they are:\n(?: {2}.*\n)* {2}package\.json\n/);
    expect(read('package.json')).toBe(whole);
    writeFileSync(join(folder, 'package.json'), begun({ ...noTest, build: 'tsc' }));
    const chinese = await runSiteWith(
      { locale: 'zh_CN.UTF-8' },
      'init',
      folder,
      '--yes',
      '--force',
    );
    expect(chinese.err).toContain('package.json 已经存在，补上了命令 dev、lint、preview\n');
    expect(chinese.err).toContain('同名的其他命令，没有改动：build。');
  });

  it.each([
    ['{\n  "name": "x",\n}', 'is no valid JSON in line 3'],
    ['', 'is no valid JSON in line 1'],
    ['[]', 'package.json is no JSON object'],
    ['{"scripts":"x"}', 'scripts in '],
    ['{"scripts":{},"scripts":{"a":"b"}}', 'scripts in package.json stands there twice'],
  ])('refuses the package.json %j in one line, and writes nothing', async (text, message) => {
    writeFileSync(join(folder, 'package.json'), text);
    const { code, out, err } = await init('--yes');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(read('package.json')).toBe(text);
    expect(filesIn()).toEqual(['package.json']);
  });

  it.each([
    ['a folder that cannot be made', () => '/proc/nowhere'],
    [
      'a file',
      () => {
        writeFileSync(join(folder, 'file'), '');
        return join(folder, 'file');
      },
    ],
    [
      'a folder below a file',
      () => {
        writeFileSync(join(folder, 'file'), '');
        return join(folder, 'file', 'below');
      },
    ],
  ])('says in one line that it cannot write into %s', async (_, target) => {
    const { code, out, err } = await runSite('init', target(), '--yes');
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/cannot be written|there can be no site/);
  });

  it('leaves a folder as it was where something stands in the way', async () => {
    writeFileSync(join(folder, 'site'), 'a file');
    const { code } = await init('--yes', '--force');
    expect(code).toBe(2);
    expect(filesIn()).toEqual(['site']);
  });

  it('speaks Chinese where the machine does', async () => {
    const { out, err } = await runSiteWith({ locale: 'zh_CN.UTF-8' }, 'init', folder, '--yes');
    expect(out).toBe('');
    expect(err).toContain('已在');
    expect(err).toContain('接下来：');
    expect(read('README.md')).toContain('# 鹤汀学院\n\n这个网站');
    expect(read('site/site.yaml')).toContain('# 整个网站都写在这一个文件里');
  });

  it('lists in its summary what it wrote', async () => {
    const { err } = await init('--yes', '--sections', 'none', '--languages', 'zh');
    expect(filesIn()).not.toContain('hello.md');
    expect(err).not.toContain('site/content/');
    expect(err).toContain('site/site.yaml');
    const further = await runSite('init', folder, '--yes', '--languages', 'zh', '--force');
    expect(further.err).toMatch(/^ {2}site\/content\/ +articles/m);
    expect(further.err).not.toContain('the whole site: languages');
    expect(further.err).toContain('left as they are:\n  site/site.yaml\n');
  });

  it('says nothing where it is to be quiet', async () => {
    expect(await init('--yes', '--quiet')).toMatchObject({ code: 0, out: '', err: '' });
  });

  it('takes a name with a sign in it as it is', async () => {
    await init('--yes', '--name', 'E=mc² Institute');
    const name = 'E=mc² Institute';
    expect(parse(read('site/site.yaml')).site.name).toEqual({ zh: name, en: name });
  });

  it('gives a name to all languages that have none of their own', async () => {
    await init('--yes', '--name', 'zh=海边学院');
    expect(parse(read('site/site.yaml')).site.name).toEqual({ zh: '海边学院', en: '海边学院' });
  });
});

/** A person at a terminal who presses these keys, one after each question that comes up. */
function terminal(answers: readonly (readonly [question: string, ...keys: string[]])[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 50 });
  const open = [...answers];
  let seen = '';
  let shown = '';
  output.on('data', (data: Buffer) => {
    seen += data.toString();
    shown += stripVTControlCharacters(data.toString());
    const [next] = open;
    if (!next || !seen.includes(next[0])) return;
    open.shift();
    seen = '';
    for (const key of next.slice(1)) setImmediate(() => input.write(key));
  });
  return { io: { input, output }, open, shown: () => shown };
}

describe('the questions of site init', () => {
  const enter = '\r';
  const down = '\x1b[B';

  it('are answered at the terminal', async () => {
    const person = terminal([
      ['What kind of site?', down, enter],
      ['In which languages?', down, enter],
      ['Name of the site in English', ...'Sea Library', enter],
      ['Name of the site in 中文', enter],
      ['Pages for phones?', down, enter],
      ['Which sections?', ' ', enter],
      ['Public address', enter],
      ['Brand colour', ...'#123456', enter],
    ]);
    const { code, out, err } = await runSiteWith({ dialogue: person.io }, 'init', folder);
    expect([code, out, person.open]).toEqual([0, '', []]);
    expect(person.shown()).toContain('↑/↓ to navigate • Enter: confirm');
    expect(person.shown()).toContain('↑/↓ to navigate • Space: select • Enter: confirm');
    expect(err).toContain('template library, English, 中文');
    const site = parse(read('site/site.yaml'));
    expect(Object.keys(site.languages)).toEqual(['en', 'zh']);
    expect(site.site.name).toEqual({ en: 'Sea Library', zh: 'Sea Library' });
    expect(site.site.origin).toBeUndefined();
    expect(site.devices).toBeUndefined();
    // The space took the first section away.
    expect(site.pages).not.toHaveProperty('visit');
    expect(site.pages).toHaveProperty('join');
    expect(site.theme.brand).toBe('#123456');
  });

  it('are asked in Chinese, and only for what no flag says', async () => {
    const person = terminal([
      ['手机上怎样显示？', enter],
      ['要哪些栏目？', enter],
    ]);
    const flags = ['--template', 'blank', '--languages', 'zh', '--name', '海'];
    const { code } = await runSiteWith(
      { dialogue: person.io, locale: 'zh_CN.UTF-8' },
      ...['init', folder, ...flags, '--origin', '', '--brand', '#123456'],
    );
    expect([code, person.open]).toEqual([0, []]);
    expect(person.shown()).toContain('↑/↓ 移动 • 回车 确认');
    expect(person.shown()).toContain('↑/↓ 移动 • 空格 选择 • 回车 确认');
    expect(person.shown()).not.toMatch(/navigate|confirm|select/);
  });

  it.each([
    ['Ctrl+C', '\x03'],
    ['Escape', '\x1b'],
  ])('write nothing where they are cancelled by %s', async (_, pressed) => {
    const person = terminal([['What kind of site?', pressed]]);
    const { code, err } = await runSiteWith({ dialogue: person.io }, 'init', folder);
    expect([code, err]).toEqual([130, 'cancelled; nothing was written\n']);
    expect(filesIn()).toEqual([]);
  });
});
