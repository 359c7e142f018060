import { describe, expect, it } from 'vitest';
import { commandSpecs } from '../../../cli/commands/command-specs.ts';
import { type Ran, runSite, runSiteWith } from './run-site.ts';

const inChinese = (...args: string[]): Promise<Ran> =>
  runSiteWith({ locale: 'zh_CN.UTF-8' }, ...args);

/** What stays as it is in every language: commands, options, placeholders, addresses, values. */
const names =
  /\bsite(?: [a-z0-9]+)+(?: --?[a-z]+)?|\bnpm (?:run|install) [a-z:]+|<[^>]+>|\[[^\]]+\]|--[a-z-]+|\/\S*/g;
/** Two words of English that follow each other, or a single one that begins or ends a sentence. */
const english =
  /[A-Za-z][a-z]+,? (?:[a-z]{2,})|\b(?:error|Usage|Options|Commands|default|choices):/;

const englishIn = (text: string): string[] =>
  text.split('\n').filter((line) => english.test(line.replace(names, '')));

describe('the command line in Chinese', () => {
  it('is looked through for English', () => {
    expect(englishIn('用法：site lint [选项]\n--to <url>  Address of the engine')).toEqual([
      '--to <url>  Address of the engine',
    ]);
    expect(englishIn('error: 未知选项')).toHaveLength(1);
  });

  it.each(['', ...commandSpecs.map(({ name }) => name)])(
    'has no English in the help of site %s',
    async (name) => {
      const args = name === '' ? ['--help'] : [name, '--help'];
      const { code, out } = await inChinese(...args);
      expect(code).toBe(0);
      expect(out).toMatch(/^用法： site/);
      expect(out).toContain('显示命令的帮助');
      expect(englishIn(out)).toEqual([]);
      expect(englishIn((await runSite(...args)).out)).not.toEqual([]);
    },
  );

  it.each([
    [
      'an unknown command',
      ['lnt'],
      '错误：未知命令“lnt”\n（是否想写 lint？）\n（运行 site --help 查看全部命令）\n',
    ],
    [
      'an unknown option',
      ['routes', '--devic', 'x'],
      '错误：未知选项“--devic”\n（是否想写 --device？）\n（运行 site routes --help 查看它的选项）\n',
    ],
    [
      'an option that is like no other',
      ['routes', '--zzz'],
      '错误：未知选项“--zzz”\n（运行 site routes --help 查看它的选项）\n',
    ],
    [
      'a missing argument',
      ['diff', 'a'],
      '错误：缺少参数“new”\n（运行 site diff --help 查看它的选项）\n',
    ],
    [
      'too many arguments',
      ['rules', 'a', 'b'],
      '错误：参数过多：应有 0 个，给了 2 个\n（运行 site rules --help 查看它的选项）\n',
    ],
    [
      'a missing value',
      ['lint', '--rule'],
      '错误：选项“--rule <id=severity>”缺少值\n（运行 site lint --help 查看它的选项）\n',
    ],
    [
      'a missing option',
      ['index'],
      '错误：缺少必需的选项“--to <url>”\n（运行 site index --help 查看它的选项）\n',
    ],
    [
      'a wrong value',
      ['preview', '--port', 'x'],
      '错误：选项“--port <number>”的值“x”无效。端口号为 0 到 65535\n（运行 site preview --help 查看它的选项）\n',
    ],
    [
      'a value that is nearly one',
      ['index', '--engine', 'grooonga'],
      '错误：选项“--engine <name>”的值“grooonga”无效。是否想写 groonga？\n（运行 site index --help 查看它的选项）\n',
    ],
    [
      'a value like no other',
      ['index', '--engine', 'x'],
      '错误：选项“--engine <name>”的值“x”无效。可选值为 opensearch、elasticsearch、groonga。\n（运行 site index --help 查看它的选项）\n',
    ],
    [
      'a missing site',
      ['lint', 'no/such'],
      'site: no/such 不存在：请写明站点所在的文件夹，或用 site init 新建一个站点\n',
    ],
    [
      'a rule that is nearly one',
      ['explain', 'page-unusd'],
      'site: 没有规则“page-unusd”；是否想写 page-unused？\n',
    ],
    [
      'a kind of change that is nearly one',
      ['diff', 'a', 'b', '--fail-on', 'removd'],
      'site: --fail-on 没有“removd”这一种；是否想写 removed？\n',
    ],
    [
      'a kind of addition that is nearly one',
      ['new', 'pag', 'about', '--site', 'site'],
      'site: 没有“pag”这一种；是否想写 page？\n',
    ],
    [
      'a page that is not there',
      ['new', 'route', 'somewhere', '--page', 'nowhere', '--site', 'tests/fixtures/lyceum'],
      'site: 没有页面 nowhere（可用 site new page 添加）\n',
    ],
    [
      'a template that is none',
      ['init', 'no/such', '--yes', '--template', 'libary'],
      'site: 没有模板“libary”；是否想写 library？\n',
    ],
    [
      'that nobody can answer',
      ['init', 'no/such', '--template', 'blank', '--languages', 'zh', '--name', '学校'],
      'site: 没有可以提问的终端；请加 --yes 全部采用默认值，或再写上 --devices、--sections、--origin、--brand\n',
    ],
    [
      'a language that is none',
      ['messages', 'xx9'],
      'site: 不认识语言“xx9”；请写 zh、en、fr、pt-BR 这样的标签，用逗号分开\n',
    ],
    [
      'which file includes another',
      ['routes', 'tests/fixtures/lyceum/menu.yaml'],
      'site: tests/fixtures/lyceum/menu.yaml 是 tests/fixtures/lyceum/site.yaml 所包含的文件：请指定 tests/fixtures/lyceum/site.yaml 或它的文件夹\n',
    ],
  ])('says %s', async (_, args, err) => {
    expect(await inChinese(...args)).toEqual({ code: 2, out: '', err });
  });

  const lyceum = 'tests/fixtures/lyceum';

  it.each([
    [['routes'], /^\d+ 个网址\n$/],
    [['access'], /^\d+ 个网址可打开，\d+ 个不可打开\n$/],
    [['fmt', '--check'], /^\d+ 个文件，\d+ 个需要格式化\n$/],
  ])('sums up site %j', async (args, expected) => {
    const { out, err } = await inChinese(...args, lyceum);
    expect(err).toMatch(expected);
    expect(englishIn(out)).toEqual([]);
  });

  it('sums up the words to translate', async () => {
    const { err } = await inChinese('messages', 'fr', lyceum);
    expect(err).toMatch(
      /^Français的 \d+ 条词句：请粘贴到 languages\.fr 下面；花括号中的内容由程序填写\n$/,
    );
  });

  it('explains an address', async () => {
    const [route] = JSON.parse((await runSite('routes', lyceum, '--json')).out);
    const { code, out } = await inChinese('explain', route.path, lyceum);
    expect(code).toBe(0);
    for (const label of ['网址', '路由', '页面', '访问权限  所有人都可打开', '菜单'])
      expect(out).toContain(label);
  });

  it('counts findings', async () => {
    const { code, out } = await inChinese('lint', 'tests/cli/lint/fixtures/page-unknown/bad.yaml');
    expect(code).toBe(1);
    expect(out).toMatch(/\d {2}错误 {2}page-unknown /);
    expect(out).toMatch(/：4 个错误\n$/);
  });
});

describe('the language of the command line', () => {
  it.each([
    ['zh_CN.UTF-8', '用法'],
    ['zh', '用法'],
    ['zh-Hans-CN', '用法'],
    ['en_GB.UTF-8', 'Usage'],
    ['C', 'Usage'],
    ['de_DE', 'Usage'],
    ['zha', 'Usage'],
    ['', 'Usage'],
  ])('is that of the locale %s', async (locale, expected) => {
    expect((await runSiteWith({ locale }, '--help')).out.startsWith(expected)).toBe(true);
  });

  it.each([
    [['--lang', 'zh', 'rules']],
    [['rules', '--lang', 'zh']],
    [['--lang=zh', 'rules']],
    [['rules', '--lang=zh']],
    [['--lang', 'en', 'rules', '--lang', 'zh']],
  ])('is chosen by %j', async (args) => {
    const { code, err } = await runSiteWith({ locale: 'en' }, ...args);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('条规则') });
  });

  it('is no other one', async () => {
    expect(await runSite('rules', '--lang', 'fr')).toEqual({
      code: 2,
      out: '',
      err: "error: option '--lang <language>' argument 'fr' is invalid. Allowed choices are zh, en.\n(run site --help for the list of commands)\n",
    });
  });

  it.each([
    ['rules', '--json'],
    ['routes', 'tests/fixtures/lyceum', '--json'],
    ['access', 'tests/fixtures/lyceum', '--json'],
    ['explain', '/news', 'tests/fixtures/lyceum', '--json'],
    ['i18n', 'tests/fixtures/lyceum', '--json'],
    ['lint', 'tests/cli/lint/fixtures/page-unknown/bad.yaml', '--format', 'json'],
    ['lint', 'tests/cli/lint/fixtures/page-unknown/bad.yaml', '--format', 'sarif'],
    ['lint', 'tests/cli/lint/fixtures/page-unknown/bad.yaml', '--format', 'junit'],
  ])('makes no difference to site %s %s %s %s', async (...args) => {
    const english = await runSite(...args);
    const chinese = await inChinese(...args);
    expect(english.out).not.toBe('');
    expect({ code: chinese.code, out: chinese.out }).toEqual({
      code: english.code,
      out: english.out,
    });
  });
});

it('shows what is typed as signs, and obeys nothing in it', async () => {
  const { err } = await runSite('lint', 'no\u001b[31m');
  expect(err).toBe(
    'site: no\ufffd[31m does not exist: name the folder of a site, or start one with site init\n',
  );
});

describe('--quiet', () => {
  it.each([
    ['rules'],
    ['routes', 'tests/fixtures/lyceum'],
    ['access', 'tests/fixtures/lyceum'],
    ['access', 'tests/fixtures/lyceum', '--menu-codes', 'nobody-asks'],
    ['fmt', 'tests/fixtures/lyceum', '--check'],
    ['messages', 'fr', 'tests/fixtures/lyceum'],
    ['diff', 'tests/fixtures/lyceum', 'tests/fixtures/lyceum'],
  ])('leaves the results of site %s alone, and stderr empty', async (...args) => {
    const loud = await runSite(...args);
    expect(loud.err).not.toBe('');
    const { code, out } = loud;
    expect(await runSite(...args, '--quiet')).toEqual({ code, out, err: '' });
    expect(await runSite('--quiet', ...args)).toEqual({ code, out, err: '' });
  });

  it('reports errors', async () => {
    const { code, err } = await runSite('routes', 'no/such', '--quiet');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'site: no/such does not exist: name the folder of a site, or start one with site init\n',
    });
    const broken = await runSite(
      'routes',
      'tests/cli/lint/fixtures/page-unknown/bad.yaml',
      '--quiet',
    );
    expect(broken.err).toContain('page-unknown');
  });

  it('shows no progress', async () => {
    const shown: string[] = [];
    const progress = (text: string): void => {
      shown.push(text);
    };
    await runSiteWith({ progress }, 'fmt', 'tests/fixtures/lyceum', '--check');
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.at(-1)).toBe('');
    shown.length = 0;
    await runSiteWith({ progress }, 'fmt', 'tests/fixtures/lyceum', '--check', '--quiet');
    expect(shown).toEqual([]);
  });
});
