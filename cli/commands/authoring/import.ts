import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { counted } from '../../diagnostics/counted.ts';
import { entryAt } from '../../files/entry-at.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { type ImportKind, readSourceOf } from '../../import/import-kinds.ts';
import { type ImportTarget, importTarget } from '../../import/plan/import-target.ts';
import { type ImportPlan, planImport } from '../../import/plan/plan-import.ts';
import { commonNotes, stateWords, wholeReport } from '../../import/report/import-report.ts';
import { assertEncoding } from '../../import/source/decode-source.ts';
import { localDay } from '../../init/local-day.ts';
import { writeTogether } from '../../init/write-together.ts';
import type { ExitCode, Io } from '../../io.ts';
import { siteInWork } from '../../new/site-in-work.ts';
import { table } from '../../report/table.ts';
import { UsageError } from '../../usage-error.ts';
import { entryKeys } from '../../validate/schema-node.ts';
import { shapedSite } from '../shaped-site.ts';
import { siteFolder } from './site-folder.ts';

export type ImportOptions = {
  readonly collection: string;
  readonly language: string | undefined;
  readonly code: string | undefined;
  /** Folder of the site; undefined: site, or the working directory. */
  readonly site: string | undefined;
  readonly media: string | undefined;
  readonly old: string | undefined;
  readonly columns: string | undefined;
  readonly encoding: string | undefined;
  readonly types: readonly string[];
  readonly isDraft: boolean;
  readonly replaces: boolean;
  readonly isDry: boolean;
  /** File for the whole report. */
  readonly report: string | undefined;
};

/** Files and notes that are named at the terminal; the report has all of them. */
const maxRows = 20;
const maxNotes = 12;

async function mediaFolder(given: string | undefined): Promise<string | undefined> {
  if (given === undefined) return undefined;
  const real = await realpath(given).catch(() => undefined);
  if (real !== undefined && entryAt(real)?.isDirectory()) return real;
  throw new UnreadableInput({ zh: `没有文件夹 ${given}`, en: `there is no folder ${given}` });
}

/** @throws UsageError where entries need a section that nobody named */
function assertSections({ collection, code, name }: ImportTarget, { entries }: ImportPlan): void {
  if (code !== undefined || collection.required?.includes('code') !== true) return;
  const without = entries.filter(({ missing }) => missing.includes('code'));
  if (without.length === 0) return;
  const codes = Object.keys(collection.codes ?? {}).join(', ');
  throw new UsageError({
    zh: `集合 ${name} 的条目必须有栏目，${without.length} 份文档没有；请用 --code 指明：${codes}`,
    en: `entries of ${name} have a section, and ${counted(without.length, 'document has', 'documents have')} none; pass --code with one of ${codes}`,
  });
}

const changed = { zh: '修改', en: 'changed' };

/** Says what is written, or would be: file by file where they are few. */
function printFiles(
  plan: ImportPlan,
  shown: (path: string) => string,
  { stdout, language }: Io,
): void {
  const entries = plan.entries.map(({ state, path }) => [stateWords[state][language], shown(path)]);
  const others = plan.redirectPaths.map(({ path, isNew }) => [
    isNew ? stateWords.new[language] : changed[language],
    shown(path),
  ]);
  const rows = [...entries, ...others];
  stdout(table(rows.slice(0, maxRows)));
  const rest = rows.length - maxRows;
  if (rest > 0)
    stdout(language === 'zh' ? `…… 另有 ${rest} 个文件\n` : `… and ${rest} more files\n`);
}

/** Says what is not as it was, in short. */
function printNotes(plan: ImportPlan, { note }: Io): void {
  const lines = commonNotes(plan);
  for (const line of lines.slice(0, maxNotes)) note(line);
  const rest = lines.length - maxNotes;
  if (rest > 0) note({ zh: `…… 另有 ${rest} 种`, en: `… and ${rest} more kinds` });
  for (const { name, why } of plan.leftOut.slice(0, maxNotes)) {
    note({ zh: `没有导入 ${name}：${why.zh}`, en: `left out ${name}: ${why.en}` });
  }
  const more = plan.leftOut.length - maxNotes;
  if (more > 0) note({ zh: `…… 另有 ${more} 项没有导入`, en: `… and ${more} more are left out` });
}

/**
 * Imports documents of another system into a collection. All files are written, or none.
 * @returns 1 where entries would take the place of other ones, or the shape of the site file is wrong
 * @throws UsageError where an option is wrong, UnreadableInput where the source cannot be read
 */
export async function importCommand(
  kind: ImportKind,
  path: string,
  options: ImportOptions,
  io: Io,
): Promise<ExitCode> {
  if (options.encoding !== undefined) assertEncoding(options.encoding);
  const media = await mediaFolder(options.media);
  const shaped = await shapedSite(siteFolder(options.site), io);
  if (!shaped) return 1;
  const site = siteInWork(shaped.source, shaped.read, localDay());
  const target = importTarget(site, options);
  const { old, columns, encoding, types } = options;
  const source = await readSourceOf(
    kind,
    {
      path,
      languages: Object.keys(site.source.languages),
      language: target.language,
      isNamed: options.language !== undefined,
      media,
      old,
      columns,
      encoding,
      types,
    },
    [...entryKeys, ...Object.keys(target.collection.fields ?? {})],
  );
  const plan = await planImport(source, target, io.progress);
  assertSections(target, plan);
  const shown = (each: string): string => relative(process.cwd(), join(site.folder, each));
  if (options.report !== undefined) {
    await writeWhole(options.report, wholeReport(plan, options.report, io.language));
  }
  const conflicts = plan.entries.filter(({ state }) => state === 'conflict');
  if (conflicts.length > 0) {
    for (const { path: taken, name } of conflicts) {
      io.stderr(
        io.language === 'zh'
          ? `${shown(taken)}：已有内容不同的文件（来自 ${name}）\n`
          : `${shown(taken)}: there is a file with other text (${name})\n`,
      );
    }
    io.note({
      zh: '什么都没有写；要改写这些文件，请加 --replace',
      en: 'nothing was written; pass --replace to write over these files',
    });
    return 1;
  }
  if (!options.isDry) await writeTogether(site.folder, plan.files);
  printFiles(plan, shown, io);
  printNotes(plan, io);
  const count = (state: string): number =>
    plan.entries.filter((each) => each.state === state).length;
  io.note({
    zh: `${options.isDry ? '试运行，没有写文件：' : ''}新建 ${count('new')} 篇，替换 ${count('replaced')} 篇，不变 ${count('same')} 篇；图片和附件 ${plan.mediaCount} 个`,
    en: `${options.isDry ? 'nothing is written, as it is a dry run: ' : ''}${count('new')} new, ${count('replaced')} replaced, ${count('same')} as they were; ${plan.mediaCount} pictures and files`,
  });
  return 0;
}
