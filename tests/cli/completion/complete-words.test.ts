import { describe, expect, it } from 'vitest';
import { commandSpecs } from '../../../cli/commands/command-specs.ts';
import { completeWords } from '../../../cli/completion/complete-words.ts';
import { globalOptions } from '../../../cli/help/global-options.ts';
import { ruleIds } from '../../../cli/lint/all-rules.ts';

const lines = (...words: string[]): Promise<readonly string[]> =>
  completeWords(words, commandSpecs, globalOptions, 'en');
const values = async (...words: string[]): Promise<string[]> =>
  (await lines(...words)).map((line) => line.split('\t')[0] ?? '');

const names = commandSpecs.map(({ name }) => name);

describe('the words of a command line', () => {
  it.each([
    ['commands', [''], names],
    ['commands behind an option of all', ['--quiet', 'expl'], ['explain']],
    ['commands behind an option with a value', ['--lang', 'zh', 'expl'], ['explain']],
    ['commands to get help for', ['help', 'rou'], ['routes']],
    ['nothing behind them', ['help', 'routes', ''], []],
    ['options', ['routes', '--la'], ['--language', '--lang']],
    ['options of all before a command', ['--'], ['--lang', '--quiet']],
    ['options that may come again', ['lint', '--rule', 'a=off', '--ru'], ['--rule']],
    ['no option twice', ['routes', '--json', '--js'], []],
    ['values of an option', ['index', '--engine', ''], ['opensearch', 'elasticsearch', 'groonga']],
    ['values behind =', ['lint', '--format=js'], ['--format=json']],
    ['values behind a = that is a word to bash', ['lint', '--format', '=', 'js'], ['json']],
    ['values right behind such a =', ['--lang', '='], ['zh', 'en']],
    ['values of an argument', ['completion', ''], ['bash', 'zsh', 'fish']],
    ['folders', ['build', '-o', ''], [':folders']],
    ['files', ['lint', ''], [':files']],
    ['files behind an option', ['lint', '--baseline', ''], [':files']],
    ['nothing behind all arguments', ['lint', 'site', ''], []],
    ['what begins like an option behind --', ['lint', '--', '--'], [':files']],
    ['nothing of a value that is free', ['access', '--menu-codes', ''], []],
    ['nothing of an unknown command', ['nothing', ''], names],
    ['what can be added', ['new', ''], ['page', 'route', 'article', 'block', 'layout']],
    ['templates', ['init', '--template', ''], ['institution', 'library', 'blank']],
    ['forms of pages', ['init', '--devices', ''], ['twins', 'responsive']],
    ['folders for a new site', ['init', ''], [':folders']],
    ['options that name a site', ['schema', '--'], ['--part', '--site', '--lang', '--quiet']],
    ['the site behind a language', ['messages', 'fr', ''], [':files']],
    ['kinds of changes', ['diff', 'a', 'b', '--fail-on', 'wi'], ['widened']],
  ])('are completed to %s', async (_, words, expected) => {
    expect(await values(...words)).toEqual(expected);
  });

  it('are completed to rules, with a sentence each', async () => {
    expect(await values('explain', '')).toEqual(ruleIds);
    expect(await lines('explain', 'page-unus')).toEqual([
      'page-unused\tEvery page under pages is shown by a route or named under errors.',
    ]);
  });

  it('are completed to addresses of the site in this folder', async () => {
    expect(await lines('explain', '/newsH')).toEqual(['/newsH5\tnews (zh, mobile)']);
    expect((await values('explain', '/')).filter((each) => each.includes(':'))).toEqual([]);
  });

  it('say what they mean in Chinese', async () => {
    const [line] = await completeWords(['lin'], commandSpecs, globalOptions, 'zh');
    expect(line).toBe('lint\t检查网站并报告问题；有错误时退出码为 1');
  });
});
