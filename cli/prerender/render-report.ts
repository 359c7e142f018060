import { dirname, resolve } from 'node:path';
import { blockAtPlace } from '../../schema/blocks/block-at-place.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FindingLocation } from '../diagnostics/finding.ts';
import { listedNames } from '../diagnostics/listed-names.ts';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts';
import { toDiagnostic } from '../diagnostics/to-diagnostic.ts';
import type { ReadSite } from '../read/read-result.ts';
import { readableTrace } from '../report/readable-trace.ts';
import { report } from '../report/report.ts';
import type { ReportStyle } from '../report/report-style.ts';
import type { RenderFailure } from './prerender-site.ts';

/** What a page that cannot be rendered is called in reports. */
const rule = { id: 'page-not-rendered', severity: 'error' } as const;

/** How many addresses a message names. */
const maxNamed = 3;

/** What stands in the source at the place that failed: the block, else its page, else the routes. */
function placeOf(
  { page, place, block, language, device, path }: RenderFailure,
  source: SiteSource,
): Pick<FindingLocation, 'pointer' | 'what'> {
  if (page === undefined || !source.pages[page]) return { pointer: ['routes'], what: 'key' };
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  const found =
    place === '' ? undefined : blockAtPlace(source, { page, query, language, device }, place);
  return found?.block.type === block
    ? { pointer: [...found.at, 'type'], what: 'value' }
    : { pointer: ['pages', page], what: 'key' };
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Failures with one cause: the same block fails in the same way at several addresses. */
function byCause(
  failures: readonly RenderFailure[],
  source: SiteSource,
): readonly (readonly RenderFailure[])[] {
  const groups = new Map<string, RenderFailure[]>();
  for (const failure of failures) {
    const { pointer } = placeOf(failure, source);
    const key = JSON.stringify([pointer, failure.block, firstLine(failure.message)]);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(failure);
  }
  return [...groups.values()];
}

function diagnosticOf(
  failures: readonly RenderFailure[],
  source: SiteSource,
  read: ReadSite,
): Diagnostic[] {
  const [first] = failures;
  if (!first) return [];
  const { place, block, message } = first;
  const what = place === '' ? 'the page' : `the block ${block}`;
  const addresses = failures.map(
    ({ path, language, device }) => `${path} (${language}, ${device})`,
  );
  const { message: said, fullMessage } = listedNames(
    addresses,
    maxNamed,
    (list) => `${what} cannot be rendered at ${list}: ${firstLine(message)}`,
  );
  const finding = { ...placeOf(first, source), message: said };
  return [
    toDiagnostic(fullMessage === undefined ? finding : { ...finding, fullMessage }, rule, read),
  ];
}

/**
 * What of pages that could not be rendered is said: a diagnostic for each cause, placed in the site's files, and where it
 * came up: in the site's own components, else in the runtime.
 * @param read the site's files, found in by pointers into the source
 */
export function renderReport(
  failures: readonly RenderFailure[],
  source: SiteSource,
  read: ReadSite,
  style: ReportStyle,
): string {
  const causes = byCause(failures, source);
  const { file, linesOf } = read;
  const diagnostics = sortDiagnostics(
    causes.flatMap((each) => diagnosticOf(each, source, read)),
    file,
  );
  const folder = dirname(resolve(file));
  const traces = new Set(causes.map(([first]) => readableTrace(first?.message ?? '', folder)));
  const details = [...traces].map((trace) => `  ${trace.replaceAll('\n', '\n  ')}\n`);
  const head = {
    zh: '没有写入任何文件；渲染时出错：',
    en: 'nothing was written; while rendering:',
  };
  return `${report({ file, linesOf, diagnostics }, style)}\n${head[style.language]}\n${details.join('')}`;
}
