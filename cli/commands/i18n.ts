import { dirname } from 'node:path';
import { findContent } from '../content/entries/find-content.ts';
import { allContentFolders } from '../content/folders/content-folders.ts';
import { type CommitTimes, commitTimes } from '../i18n/commit-times.ts';
import { entryTranslations } from '../i18n/entries.ts';
import { readFrontMatter } from '../i18n/read-front-matter.ts';
import type { TranslationCount, Translations } from '../i18n/untranslated.ts';
import { wordTranslations } from '../i18n/words.ts';
import type { ExitCode, Io } from '../io.ts';
import { lintContext } from '../lint/context/lint-context.ts';
import { locationNames } from '../read/location-name.ts';
import { table, json as toJson } from '../report/table.ts';
import { UsageError } from '../usage-error.ts';
import { type ShapedSite, shapedSite } from './shaped-site.ts';

export type I18nOptions = {
  readonly json: boolean;
  /** Per cent that every language has to have, as it is typed. */
  readonly threshold?: string | undefined;
};

type Count = Pick<TranslationCount, 'all' | 'missing' | 'older' | 'onPurpose'>;

const doneOf = ({ all, missing, older }: Count): number => all - missing - older;

/** In tenths, rounded down: what is not done altogether never reads 100. */
const percentOf = (count: Count): number =>
  count.all === 0 ? 100 : Math.floor((doneOf(count) * 1000) / count.all) / 10;

const sum = (counts: readonly Count[]): Count => ({
  all: counts.reduce((total, { all }) => total + all, 0),
  missing: counts.reduce((total, { missing }) => total + missing, 0),
  older: counts.reduce((total, { older }) => total + older, 0),
  onPurpose: counts.reduce((total, { onPurpose }) => total + onPurpose, 0),
});

const withPercent = <C extends Count>(count: C) => ({
  ...count,
  done: doneOf(count),
  percent: percentOf(count),
});

const texts = {
  zh: {
    head: ['语言', '部分', '全部', '已译', '缺少', '过时', '有意不译', ''],
    words: '界面文字',
    everything: '合计',
    kinds: { missing: '缺少', older: '过时' },
  },
  en: {
    head: ['language', 'part', 'all', 'done', 'missing', 'older', 'on purpose', ''],
    words: 'words',
    everything: 'everything',
    kinds: { missing: 'missing', older: 'older' },
  },
} as const;

/** @throws UsageError */
function readThreshold(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d{1,3}(\.\d+)?$/.test(typed) || Number(typed) > 100) {
    throw new UsageError({
      zh: '--threshold 应为 0 到 100 的百分数',
      en: '--threshold expects a percentage from 0 to 100',
    });
  }
  return Number(typed);
}

async function translationsOf({ source, read }: ShapedSite, io: Io): Promise<Translations> {
  const context = lintContext(source);
  const folder = dirname(read.file);
  let commits: CommitTimes | undefined;
  const ask = (): CommitTimes => {
    commits ??= commitTimes(folder, allContentFolders(source));
    return commits;
  };
  const words = wordTranslations(context, locationNames(read));
  const files = await findContent(folder, source);
  const sources = { files, readFrontMatter, commits: ask, folder, now: Date.now() };
  const entries = entryTranslations(context, sources);
  if (typeof commits === 'string') {
    io.note({
      zh: `无法判断没有日期的条目是否比原文旧：${commits}`,
      en: `whether entries without a date are older than their originals is unknown: ${commits}`,
    });
  }
  return {
    counts: [...words.counts, ...entries.counts],
    untranslated: [...words.untranslated, ...entries.untranslated],
  };
}

/**
 * Says what a site lacks in each of its languages, and what is older there than its original.
 * @returns 1 where a language has less than the threshold
 * @throws UsageError where the threshold is no percentage
 */
export async function i18nCommand(
  site: string,
  { json, threshold: typed }: I18nOptions,
  io: Io,
): Promise<ExitCode> {
  const threshold = readThreshold(typed);
  const shaped = await shapedSite(site, io);
  if (!shaped) return 1;
  const { counts, untranslated } = await translationsOf(shaped, io);
  const languages = Object.keys(shaped.source.languages).map((language) => {
    const parts = counts.filter((count) => count.language === language).map(withPercent);
    return { language, ...withPercent(sum(parts)), parts };
  });
  if (json) io.stdout(toJson({ languages, untranslated }));
  else {
    const columns = ['all', 'done', 'missing', 'older', 'onPurpose'] as const;
    const cells = (count: Record<(typeof columns)[number] | 'percent', number>): string[] => [
      ...columns.map((column) => String(count[column])),
      `${count.percent} %`,
    ];
    const { head, words, everything, kinds } = texts[io.language];
    const partName = (part: string): string => (part === 'words' ? words : part);
    const rows = languages.flatMap(({ parts, ...total }) => [
      ...parts.map((part) => [part.language, partName(part.part), ...cells(part)]),
      [total.language, everything, ...cells(total)],
    ]);
    io.stdout(table([head, ...rows]));
    const open = untranslated.map(({ kind, language, original, what }) => [
      kinds[kind],
      language,
      what,
      original,
    ]);
    if (open.length > 0) io.stdout(`\n${table(open)}`);
  }
  const below = languages.filter(({ percent }) => percent < (threshold ?? 0));
  for (const { language, percent } of below) {
    const text = {
      zh: `${language} 已翻译 ${percent} %，低于 ${threshold} %`,
      en: `${language} has ${percent} %, less than ${threshold} %`,
    };
    io.stderr(`${text[io.language]}\n`);
  }
  return below.length > 0 ? 1 : 0;
}
