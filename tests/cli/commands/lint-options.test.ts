import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSite, runSiteWith } from './run-site.ts';

const fixtures = 'tests/cli/lint/fixtures';
/** Four warnings and nothing else. */
const warned = `${fixtures}/translation-missing/bad.yaml`;
const wrong = `${fixtures}/page-unknown/bad.yaml`;
const right = `${fixtures}/page-unknown/ok.yaml`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lint = (...args: string[]) => runSite('lint', ...args);
const codes = async (file: string, ...options: string[]) => (await lint(file, ...options)).code;

describe('what makes the exit code 1', () => {
  it.each<[string, string, string[], number]>([
    ['an error', wrong, [], 1],
    ['no warning', warned, [], 0],
    ['a warning with --fail-on warning', warned, ['--fail-on', 'warning'], 1],
    ['nothing with --fail-on warning', right, ['--fail-on', 'warning'], 0],
    ['no error with --fail-on never', wrong, ['--fail-on', 'never'], 0],
    ['more warnings than --max-warnings', warned, ['--max-warnings', '3'], 1],
    ['not as many', warned, ['--max-warnings', '4'], 0],
    ['warnings that --quiet leaves out', warned, ['--quiet', '--max-warnings', '0'], 1],
    ['no rule that is off', wrong, ['--rule', 'page-unknown=off'], 0],
    ['no rule that is told as a warning', wrong, ['--rule', 'page-unknown=warning'], 0],
    ['a rule that is told as an error', warned, ['--rule', 'translation-missing=error'], 1],
    [
      'no warnings that are off',
      warned,
      ['--rule', 'translation-missing=off', '--max-warnings', '0'],
      0,
    ],
    [
      'the last level of a rule',
      wrong,
      ['--rule', 'page-unknown=off', '--rule', 'page-unknown=error'],
      1,
    ],
  ])('%s', async (_, file, options, code) => {
    expect(await codes(file, ...options)).toBe(code);
  });

  it('is told where the report does not show it', async () => {
    const { out, err } = await lint(warned, '--quiet', '--max-warnings', '3');
    expect(out).toBe('no errors (4 warnings not shown)\n');
    expect(err).toBe('4 warnings are more than the 3 allowed\n');
  });

  it('is not hidden from those who build: what is lowered is said', async () => {
    const { code, out, err } = await lint(wrong, '--rule', 'page-unknown=off');
    expect({ code, out }).toEqual({ code: 0, out: 'no problems\n' });
    expect(err).toMatch(/^site build refuses this site: .*\n$/);
  });
});

describe('wrong usage', () => {
  it.each<[string, string[], RegExp]>([
    [
      'a rule that does not exist',
      ['--rule', 'page-unknwon=off'],
      /no rule; did you mean "page-unknown"\?/,
    ],
    [
      'a severity that does not exist',
      ['--rule', 'page-unknown=warn'],
      /"warn" is no severity; there are off, warning, error/,
    ],
    ['a misspelled severity', ['--rule', 'page-unknown=eror'], /did you mean "error"\?/],
    ['a rule without severity', ['--rule', 'page-unknown'], /write --rule id=off/],
    [
      'a rule of the notation that is lowered',
      ['--rule', 'yaml-syntax=off'],
      /cannot be lowered: .*cannot be read/,
    ],
    [
      'a rule of the shape that is lowered',
      ['--rule', 'schema-type=warning'],
      /cannot be lowered: .*cannot be read/,
    ],
    ['a number that is none', ['--max-warnings', 'many'], /"many" is not a number of warnings/],
    ['a negative number', ['--max-warnings=-1'], /"-1" is not a number of warnings/],
    ['nothing to fail on', ['--fail-on', 'warnings'], /did you mean "warning"\?/],
    [
      'a format that does not exist',
      ['--format', 'sarf'],
      /"sarf" is no format; did you mean "sarif"\?/,
    ],
    ['a format like none', ['--format', 'pdf'], /there are codeframe, stylish, json/],
    ['a file without a name', ['--format', 'json='], /name of a file is missing/],
    [
      'two documents in one output',
      ['--format', 'json', '--format', 'sarif'],
      /cannot share the output/,
    ],
    ['two reports in one file', ['--format', 'json=a', '--format', 'sarif=./a'], /cannot both be/],
    [
      'watching what comes from elsewhere',
      ['--watch', '--stdin-filename', 'site/site.yaml'],
      /--watch/,
    ],
    [
      'a text from elsewhere that is no site file',
      ['--stdin-filename', 'a.md'],
      /names a site file/,
    ],
  ])('%s is exit code 2, with a reason', async (_, options, reason) => {
    const { code, out, err } = await lint(right, ...options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
    expect(err).not.toMatch(/\n {4}at /);
    expect(existsSync('a')).toBe(false);
  });
});

describe('lint.yaml beside the site file', () => {
  const settings = (text: string, file = warned): string => {
    cpSync(file, join(folder, 'site.yaml'));
    writeFileSync(join(folder, 'lint.yaml'), text);
    return folder;
  };

  it.each<[string, string, string[], number]>([
    ['sets rules', 'rules: { translation-missing: error }', [], 1],
    ['sets how many warnings may be', 'maxWarnings: 3', [], 1],
    ['sets what to fail on', 'failOn: warning', [], 1],
    [
      'gives way to a flag',
      'failOn: warning\nmaxWarnings: 1',
      ['--fail-on', 'error', '--max-warnings', '4'],
      0,
    ],
    [
      'gives way to a flag rule by rule',
      'rules: { translation-missing: error, page-unknown: off }',
      ['--rule', 'translation-missing=off'],
      0,
    ],
    ['may be empty', '# nothing yet\n', ['--fail-on', 'warning'], 1],
  ])('%s', async (_, text, options, code) => {
    expect(await codes(settings(text), ...options)).toBe(code);
  });

  it.each<[string, string, RegExp]>([
    [
      'a rule that does not exist',
      'rules:\n  page-unknwon: off',
      /lint\.yaml:2:3 {2}"page-unknwon" is no rule; did you mean "page-unknown"\?/,
    ],
    [
      'a severity that does not exist',
      'rules:\n  page-unknown: none',
      /lint\.yaml:2:17 {2}"none" is no severity/,
    ],
    [
      'a rule that cannot be lowered',
      'rules: { yaml-syntax: off }',
      /lint\.yaml:1:23 {2}"yaml-syntax" cannot be lowered/,
    ],
    [
      'a key that is not known',
      'maxWarning: 3',
      /lint\.yaml:1:1 {2}"maxWarning" is no key .*did you mean "maxWarnings"\?/,
    ],
    ['no number', 'maxWarnings: x', /lint\.yaml:1:14 {2}"x" is not a number of warnings/],
    ['rules that are no list', 'rules: off', /lint\.yaml:1:8 {2}"rules" holds one rule a line/],
    ['another file', '- rules', /lint\.yaml:1:1 {2}this is no list of rules/],
    [
      'a file that cannot be read',
      'rules: {',
      /lint\.yaml:1:8 {2}this { is never closed; a closing } is missing/,
    ],
  ])('%s is exit code 2, with its place', async (_, text, reason) => {
    const { code, out, err } = await lint(settings(text));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
  });

  it('tells all that is wrong at once', async () => {
    const { err } = await lint(settings('rulez: {}\nfailOn: sometimes\n'));
    expect(err.match(/lint\.yaml:\d+:\d+/g)).toEqual(['lint.yaml:1:1', 'lint.yaml:2:9']);
  });

  it('does not change what a build says', async () => {
    const site = settings('rules: { page-unknown: off }', wrong);
    expect(await codes(site)).toBe(0);
    expect((await runSite('emit', site, '-o', join(folder, 'out'))).code).toBe(1);
  });
});

describe('reports in files', () => {
  it('are written several at once, in folders that are made, beside what is printed', async () => {
    const path = (name: string): string => join(folder, 'new', 'reports', name);
    const { code, out } = await lint(
      wrong,
      ...['--format', 'codeframe', '--format', 'github'],
      ...['--format', `sarif=${path('a.sarif')}`, '--format', `json=${path('a=b.json')}`],
    );
    expect(code).toBe(1);
    expect(out).toMatch(/4 errors in .*\n::error file=/);
    expect(JSON.parse(readFileSync(path('a.sarif'), 'utf8')).version).toBe('2.1.0');
    expect(JSON.parse(readFileSync(path('a=b.json'), 'utf8')).summary.errors).toBe(4);
    expect(readdirSync(join(folder, 'new', 'reports'))).toEqual(['a.sarif', 'a=b.json']);
  });

  it('leave what stood there where they cannot be written, and print nothing then', async () => {
    mkdirSync(join(folder, 'taken'));
    const { code, out, err } = await lint(
      wrong,
      '--format',
      'stylish',
      '--format',
      `sarif=${folder}/taken`,
    );
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/taken is a folder/);
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it.each(['site.yaml', 'lint.yaml', 'content/zh/news/one.md', 'public/report.json'])(
    'are not written over the site: %s',
    async (name) => {
      cpSync(right, join(folder, 'site.yaml'));
      const before = readFileSync(join(folder, 'site.yaml'));
      const { code, err } = await lint(folder, '--format', `json=${join(folder, name)}`);
      expect(code).toBe(2);
      expect(err).toMatch(/belongs to the site/);
      expect(readFileSync(join(folder, 'site.yaml'))).toEqual(before);
      expect(readdirSync(folder)).toEqual(['site.yaml']);
    },
  );

  it('are written where a link leads, and in the place of an older one', async () => {
    const target = join(folder, 'real.json');
    writeFileSync(target, 'older');
    symlinkSync(target, join(folder, 'link.json'));
    expect((await lint(right, '--format', `json=${join(folder, 'link.json')}`)).code).toBe(0);
    expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(target, 'utf8')).diagnostics).toEqual([]);
    expect(readdirSync(folder)).toEqual(['link.json', 'real.json']);
  });

  it('are the same bytes twice', async () => {
    const run = async (name: string): Promise<string[]> => {
      const formats = ['json', 'sarif', 'gitlab', 'junit', 'github', 'stylish', 'codeframe'];
      const files = formats.map((format) => join(folder, name, format));
      await lint(
        warned,
        ...formats.flatMap((format, index) => ['--format', `${format}=${files[index]}`]),
      );
      return files.map((file) => readFileSync(file, 'utf8'));
    };
    const first = await run('one');
    expect(await run('two')).toEqual(first);
    expect(new Set(first).size).toBe(7);
  });
});

describe('--stdin-filename', () => {
  const files = { file: '', text: '' };
  beforeEach(() => {
    cpSync('tests/fixtures/lyceum', folder, { recursive: true });
    files.file = join(folder, 'site.yaml');
    files.text = readFileSync(files.file, 'utf8');
  });
  const handIn = (text: string, ...args: string[]) =>
    runSiteWith({ stdin: text }, 'lint', '--stdin-filename', files.file, ...args);

  it('takes the text in place of what stands in the file, and the content around it', async () => {
    expect(await handIn(files.text)).toMatchObject({ code: 0, out: 'no problems\n' });
    const wrongText = files.text.replace('page: ecole', 'page: ecolle');
    const { code, out } = await handIn(`\ufeff${wrongText}`);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`^${files.file}:1:1 {2}warning {2}yaml-bom`));
    expect(out).toMatch(new RegExp(`^${files.file}:\\d+:\\d+ {2}error {2}page-unknown`, 'm'));
    writeFileSync(files.file, 'not: a site');
    expect(await handIn(files.text)).toMatchObject({ code: 0, out: 'no problems\n' });
    rmSync(files.file);
    expect(await handIn(files.text)).toMatchObject({ code: 0, out: 'no problems\n' });
  });

  it('reads the content and the settings around the file', async () => {
    rmSync(join(folder, 'public'), { recursive: true });
    expect((await handIn(files.text)).code).toBe(1);
    writeFileSync(join(folder, 'lint.yaml'), 'failOn: never');
    expect((await handIn(files.text)).code).toBe(0);
  });
});
