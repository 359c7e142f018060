import { join } from 'node:path';
import { budgetReport } from '../budget/budget-report.ts';
import { builtFolder } from '../budget/built-folder.ts';
import { overBudget, type WeighedPage } from '../budget/over-budget.ts';
import { limitsOf } from '../budget/page-limits.ts';
import { pageOfFile } from '../budget/page-of-file.ts';
import { pathOfFile } from '../budget/path-of-file.ts';
import { weighPage } from '../budget/weigh-page.ts';
import { shellFile } from '../built-files/shell-file.ts';
import { sideBySide } from '../concurrency/side-by-side.ts';
import { listFiles } from '../files/list-files.ts';
import { siteFolder } from '../files/site-folder.ts';
import type { ExitCode, Io } from '../io.ts';
import { builtSiteReader } from '../serve/built-site.ts';
import { shapedSite } from './shaped-site.ts';

/**
 * Weighs the pages of a built site, where the site has a budget or one is asked for, and reports those over it.
 * @param isRequired whether a page over its budget is a failure, whatever the site says
 * @returns 1 where a page is over its budget, and that is a failure
 */
export async function checkBudget(
  site: string,
  out: string,
  isRequired: boolean,
  io: Io,
  environment?: string,
): Promise<ExitCode> {
  const shaped = await shapedSite(site, io, environment);
  if (!shaped) return 1;
  const { budget, errors } = shaped.source;
  if (!budget && !isRequired) return 0;
  io.progress?.({ zh: '正在计算页面体积', en: 'weighing pages' });
  const { model, match } = await builtSiteReader(out)();
  const rendered = { model, errors, match };
  const copied = new Set(await listFiles(join(await siteFolder(site), 'public')));
  // What addresses without a page start with weighs the same for all sites.
  const files = (await listFiles(out)).filter(
    (file) => file.endsWith('.html') && file !== shellFile && !copied.has(file),
  );
  const folder = builtFolder(out);
  const weighed: (WeighedPage | undefined)[] = [];
  await sideBySide(files.entries(), async ([index, file]) => {
    const page = pageOfFile(file, rendered);
    const weight = await weighPage(file, model.base, folder, limitsOf(budget, page).data);
    weighed[index] = weight && { path: pathOfFile(file), page, weight };
  });
  const pages = weighed.filter((each) => each !== undefined);
  io.progress?.(undefined);
  const over = overBudget(pages, budget);
  const isFailure = over.length > 0 && (isRequired || budget?.enforce === true);
  const text = budgetReport(over, pages.length);
  if (isFailure) io.stderr(`${text[io.language]}\n`);
  else io.note(text);
  return isFailure ? 1 : 0;
}
