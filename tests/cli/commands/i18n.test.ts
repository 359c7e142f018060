import { execFileSync } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { article, contentSite, siteYaml, writeSite } from '../content/content-site.ts';
import { runSite } from './run-site.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Count = { all: number; done: number; missing: number; older: number; onPurpose: number };
type Report = {
  languages: readonly (Count & {
    language: string;
    percent: number;
    parts: readonly (Count & { part: string; percent: number })[];
  })[];
  untranslated: readonly { kind: string; language: string; what: string; original: string }[];
};

const zh = (id: string): string => `content/zh/news/${id}.md`;
const en = (id: string): string => `content/en/news/${id}.md`;
const dated = (date: string, more = ''): string => article(`title: T\ndate: ${date}${more}`);

async function i18n(...options: string[]): Promise<Report & { code: number; err: string }> {
  const { code, out, err } = await runSite('i18n', folder, '--json', ...options);
  return { code, err, ...JSON.parse(out) };
}
/** The entries of a language: all, done, missing, older, left out on purpose. */
async function newsIn(language: string): Promise<number[]> {
  const { languages } = await i18n();
  const own = languages.find((each) => each.language === language);
  const news = own?.parts.find(({ part }) => part === 'news');
  return news ? [news.all, news.done, news.missing, news.older, news.onPurpose] : [];
}

const author = [
  '-c',
  'user.name=T',
  '-c',
  'user.email=t@example.org',
  '-c',
  'commit.gpgsign=false',
];
function git(date: string, ...args: string[]): void {
  execFileSync('git', ['-C', folder, ...author, ...args], {
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}
function commit(date: string, files: Readonly<Record<string, string>>): void {
  writeSite(folder, files);
  git(date, 'add', '-A');
  git(date, 'commit', '-m', 'x');
}

describe('site i18n', () => {
  it('names words that a language lacks, with their place', async () => {
    const yaml = siteYaml().replace('name: 测试', 'name: { zh: 测试 }');
    folder = contentSite({ 'site.yaml': yaml });
    const { code, languages, untranslated } = await i18n();
    expect(code).toBe(0);
    expect(languages.map(({ language, percent }) => [language, percent])).toEqual([
      ['zh', 100],
      ['en', 0],
    ]);
    expect(untranslated).toEqual([
      {
        kind: 'missing',
        language: 'en',
        part: 'words',
        original: `${join(folder, 'site.yaml')}:2:9`,
        what: '测试',
      },
    ]);
  });

  it('names entries that are missing, in whichever language', async () => {
    folder = contentSite({
      [zh('a')]: article(),
      [en('a')]: article(),
      [zh('b')]: article(),
      [en('c')]: article(),
    });
    const { untranslated } = await i18n();
    expect(untranslated.map(({ kind, what, original }) => [kind, what, original])).toEqual([
      ['missing', join(folder, zh('c')), join(folder, en('c'))],
      ['missing', join(folder, en('b')), join(folder, zh('b'))],
    ]);
    expect(await newsIn('en')).toEqual([3, 2, 1, 0, 0]);
  });

  it('counts apart what is not translated on purpose', async () => {
    folder = contentSite({
      'site.yaml': siteYaml('  news: { detail: detail, untranslated: hide }'),
      [zh('a')]: article(),
      [zh('b')]: article(),
      [en('b')]: article(),
    });
    expect(await newsIn('en')).toEqual([1, 1, 0, 0, 1]);
  });

  it('does not ask for drafts, what is over, and collections that a language does not show', async () => {
    folder = contentSite({
      'site.yaml': siteYaml('  news: { detail: detail }\n  notes: {}'),
      [zh('a')]: article('title: T\ndraft: true'),
      [zh('b')]: article('title: T\nexpires: "2020-01-01"'),
      'content/zh/notes/x.md': article(),
    });
    expect(await newsIn('en')).toEqual([0, 0, 0, 0, 0]);
    const { languages } = await i18n();
    expect(languages.flatMap(({ parts }) => parts.map(({ part }) => part))).not.toContain('notes');
  });

  it('takes a draft of a translation for none', async () => {
    folder = contentSite({ [zh('a')]: article(), [en('a')]: article('title: T\ndraft: true') });
    expect(await newsIn('en')).toEqual([1, 0, 1, 0, 0]);
  });

  it.each([
    ['a later date of the original', dated('2026-03-02'), dated('2026-03-01'), true],
    ['the same date', dated('2026-03-02'), dated('2026-03-02'), false],
    ['an earlier date', dated('2026-03-01'), dated('2026-03-02'), false],
    [
      'an update of the original',
      dated('2026-03-01', '\nupdated: 2026-05-01'),
      dated('2026-03-02'),
      true,
    ],
    [
      'an update of both',
      dated('2026-03-01', '\nupdated: 2026-05-01'),
      dated('2026-03-01', '\nupdated: 2026-05-01'),
      false,
    ],
  ])('by dates, with %s', async (_, original, translation, isOlder) => {
    folder = contentSite({ [zh('a')]: original, [en('a')]: translation });
    expect(await newsIn('en')).toEqual([1, isOlder ? 0 : 1, 0, isOlder ? 1 : 0, 0]);
  });

  it('by commits, where there is no date, and never by the times of files', async () => {
    folder = contentSite({});
    git('2026-01-01T00:00:00Z', 'init');
    commit('2026-01-01T00:00:00Z', {
      [zh('a')]: article('title: 一'),
      [en('a')]: article(),
      [zh('b')]: article(),
    });
    commit('2026-02-01T00:00:00Z', { [en('b')]: article() });
    // Files of a clone are as new as the clone.
    utimesSync(join(folder, en('a')), 0, 0);
    expect(await newsIn('en')).toEqual([2, 2, 0, 0, 0]);
    commit('2026-03-01T00:00:00Z', { [zh('a')]: article('title: 二') });
    const { untranslated, err } = await i18n();
    expect(untranslated).toMatchObject([{ kind: 'older', what: join(folder, en('a')) }]);
    expect(err).toBe('');
  });

  it('says that it cannot know where there is no repository', async () => {
    folder = contentSite({ [zh('a')]: article(), [en('a')]: article() });
    const { err, code } = await i18n();
    expect(err).toMatch(/is unknown: the site is in no git repository/);
    expect(code).toBe(0);
    expect(await newsIn('en')).toEqual([1, 1, 0, 0, 0]);
  });

  it.each([
    ['50', 0],
    ['66.7', 1],
    ['100', 1],
    ['0', 0],
  ])('with --threshold %s ends with %i', async (threshold, code) => {
    folder = contentSite({
      [zh('a')]: article(),
      [en('a')]: article(),
      [zh('b')]: article(),
      [en('b')]: article(),
      [zh('c')]: article(),
    });
    const ran = await i18n('--threshold', threshold);
    expect(ran.code).toBe(code);
    // Two of three, rounded down.
    expect(ran.languages[1]?.percent).toBe(66.6);
    if (code === 1) expect(ran.err).toMatch(new RegExp(`en has 66.6 %, less than ${threshold} %`));
  });

  it('prints a table and what is to be done', async () => {
    folder = contentSite({ [zh('a')]: dated('2026-03-01'), [zh('b')]: dated('2026-03-01') });
    const { out } = await runSite('i18n', folder);
    expect(out).toMatch(/^language +part +all +done +missing +older +on purpose$/m);
    expect(out).toMatch(/^en +news +2 +0 +2 +0 +0 +0 %$/m);
    expect(out).toMatch(/^missing +en +\S+\/en\/news\/b\.md +\S+\/zh\/news\/b\.md$/m);
  });

  it.each([
    [
      'a threshold that is no number',
      ['--threshold', 'all'],
      2,
      /--threshold expects a percentage/,
    ],
    [
      'a threshold that nothing can reach',
      ['--threshold', '101'],
      2,
      /--threshold expects a percentage/,
    ],
    ['a site that is missing', ['no/such'], 2, /no\/such does not exist/],
  ])('answers %s', async (_, args, wanted, reason) => {
    const { code, out, err } = await runSite('i18n', ...args);
    expect({ code, out }).toEqual({ code: wanted, out: '' });
    expect(err).toMatch(reason);
  });
});
