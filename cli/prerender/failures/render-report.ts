import { dirname, resolve } from 'node:path';
import { blockAtPlace } from '../../../schema/blocks/block-at-place.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Diagnostic, FileRange } from '../../diagnostics/diagnostic.ts';
import type { FindingLocation } from '../../diagnostics/finding.ts';
import { listedNames } from '../../diagnostics/listed-names.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import { toDiagnostic } from '../../diagnostics/to-diagnostic.ts';
import { linesReader } from '../../lint/lines-reader.ts';
import { componentPlace } from '../../own/component-place.ts';
import { nameInModel, type OwnComponent } from '../../own/own-parts.ts';
import type { ReadSite } from '../../read/read-result.ts';
import { readableTrace } from '../../report/readable-trace.ts';
import { report } from '../../report/report.ts';
import type { ReportStyle } from '../../report/report-style.ts';
import type { RenderFailure } from '../prerender-site.ts';
import { ownPlace } from './own-place.ts';

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

/** A site, as failures of its pages are placed in it. */
export type FailingSite = {
  readonly source: SiteSource;
  /** Its files, found in by pointers into the source. */
  readonly read: ReadSite;
  /** Those of its own. */
  readonly components: readonly OwnComponent[];
};

/** Where in a component of the site's own it failed: where its trace says so, else the component that was drawn. */
function ownPlaceOf(
  { place, block, message, components: drawn = '' }: RenderFailure,
  { read, components }: FailingSite,
): FileRange | undefined {
  const site = dirname(read.file);
  const thrown = ownPlace(message, resolve(site), site);
  if (thrown) return thrown;
  const component = components.find((each) =>
    each.path.startsWith('blocks/') ? nameInModel(each) === block : each.path === place,
  );
  // All components around it are named there: it is one of these where one of these was drawn.
  return component && (ownPlace(drawn, resolve(site), site) ?? componentPlace(site, component));
}

/** A part or layout that fails: it stands on many pages, and is written on none. */
const partPlace = (failure: RenderFailure, site: FailingSite): FileRange | undefined =>
  failure.block === '' ? ownPlaceOf(failure, site) : undefined;

/** Failures with one cause: the same block, or part, fails in the same way at several addresses. */
function byCause(
  failures: readonly RenderFailure[],
  site: FailingSite,
): readonly (readonly RenderFailure[])[] {
  const groups = new Map<string, RenderFailure[]>();
  for (const failure of failures) {
    const at = partPlace(failure, site) ?? placeOf(failure, site.source).pointer;
    const key = JSON.stringify([at, failure.block, firstLine(failure.message)]);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(failure);
  }
  return [...groups.values()];
}

function diagnosticOf(failures: readonly RenderFailure[], site: FailingSite): Diagnostic[] {
  const [first] = failures;
  if (!first) return [];
  const { block, message } = first;
  const what = block === '' ? 'the page' : `the block ${block}`;
  const addresses = failures.map(
    ({ path, language, device }) => `${path} (${language}, ${device})`,
  );
  const { message: said, fullMessage } = listedNames(
    addresses,
    maxNamed,
    (list) => `${what} cannot be rendered at ${list}: ${firstLine(message)}`,
  );
  const told = { message: said, ...(fullMessage === undefined ? {} : { fullMessage }) };
  const part = partPlace(first, site);
  if (part) return [{ rule: rule.id, severity: rule.severity, ...told, ...part }];
  return [toDiagnostic({ ...placeOf(first, site.source), ...told }, rule, site.read)];
}

/**
 * What of pages that could not be rendered is said: a diagnostic for each cause, placed in the site's files, and where it
 * came up: in the site's own components, else in the runtime.
 */
export function renderReport(
  failures: readonly RenderFailure[],
  site: FailingSite,
  style: ReportStyle,
): string {
  const causes = byCause(failures, site);
  const { file, sources } = site.read;
  const linesOf = linesReader(new Map(sources.map((each) => [each.file, each.lines])));
  const diagnostics = sortDiagnostics(
    causes.flatMap((each) => diagnosticOf(each, site)),
    file,
  );
  const folder = dirname(resolve(file));
  const traceOf = (failure: RenderFailure): string => {
    const place = ownPlaceOf(failure, site);
    const { line, column } = place ? linesOf(place.file).position(place.start) : {};
    return readableTrace(
      failure.message,
      folder,
      place && `${resolve(place.file)}:${line}:${column}`,
    );
  };
  const traces = new Set(causes.flatMap(([first]) => (first ? [traceOf(first)] : [])));
  const details = [...traces].map((trace) => `  ${trace.replaceAll('\n', '\n  ')}\n`);
  const head = {
    zh: '没有写入任何文件；渲染时出错：',
    en: 'nothing was written; while rendering:',
  };
  return `${report({ file, linesOf, diagnostics }, style)}\n${head[style.language]}\n${details.join('')}`;
}
