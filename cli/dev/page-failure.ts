import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { blockAtPlace } from '../../schema/blocks/block-at-place.ts';
import type { DevFailure, FailedPart } from '../../schema/dev-events.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic, FileRange, RelatedPlace } from '../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../diagnostics/line-index.ts';
import { linesReader } from '../lint/lines-reader.ts';
import type { OwnBundle } from '../own/bundle/bundle-own.ts';
import { componentPlace } from '../own/component-place.ts';
import { nameInModel, type OwnComponent } from '../own/own-parts.ts';
import type { ReadSite } from '../read/read-result.ts';
import { reactMessage } from './react-message.ts';

/** What a failure in a page is called in reports. */
const rule = { rule: 'component-failed', severity: 'error' } as const;

/** A place in a script of the site's own, in a stack of any browser. */
const framePattern = /(static\/js\/own-[^\s:?)]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** The folder that vite takes scripts for to be in, from the site's. */
const bundleFolder = 'dist';

/** Something that went wrong in a page, placed in the file that it came from. */
export type PlacedFailure = {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly linesOf: (file: string) => LineIndex;
};

/** A site as failures in its pages are placed in it. */
export type FailingSite = {
  /** Its folder. */
  readonly folder: string;
  readonly own: OwnBundle;
  readonly source: SiteSource;
  readonly read: ReadSite;
};

/** The place of a component's source that calls lead to: the first one of the site's own. */
function sourcePlace(calls: string, { own, folder: site }: FailingSite): FileRange | undefined {
  const folder = resolve(site);
  for (const [, script = '', line, column] of calls.matchAll(framePattern)) {
    const map = own.maps.get(script);
    if (map === undefined) continue;
    // Stacks count from 1, source maps from 0.
    const entry = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) continue;
    const path = resolve(folder, bundleFolder, dirname(script), entry.originalSource);
    if (!path.startsWith(folder + sep) || path.includes(`${sep}node_modules${sep}`)) continue;
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      // It was deleted since.
      continue;
    }
    const start = lineIndex(text).lineStart(entry.originalLine + 1) + entry.originalColumn;
    return { file: join(site, relative(folder, path)), start, end: start };
  }
  return undefined;
}

/** The component of the site's own that is left out. */
const componentOf = (
  { type, name }: FailedPart,
  { components }: OwnBundle,
): OwnComponent | undefined =>
  components.find((each) =>
    each.path.startsWith('blocks/') ? nameInModel(each) === type : each.path === name,
  );

/** Where the block that is left out stands in the site's files. */
function blockPlace(
  { part, screen }: DevFailure,
  { source, read }: FailingSite,
): (RelatedPlace & { readonly file: string }) | undefined {
  if (!screen || !part?.place || !source.pages[screen.page]) return undefined;
  const found = blockAtPlace(source, screen, part.place);
  if (!found || found.block.type !== part.type) return undefined;
  const { path, query, language, device } = screen;
  const message = `the block ${part.type} at ${path}${query} (${language}, ${device})`;
  return { ...read.locate([...found.at, 'type'], 'value'), message };
}

/**
 * Finds where in a component's source something failed in a page: the line that threw, else the component that was
 * drawn, where React threw. Beside it stands the block's line in the site's files.
 * @returns undefined where no component of the site's own has to do with it
 */
export function placedFailure(failure: DevFailure, site: FailingSite): PlacedFailure | undefined {
  const { message, stack, components = '', part = {} } = failure;
  const component = componentOf(part, site.own);
  const place =
    sourcePlace(stack, site) ??
    // All components around it are named there: it is one of these where one of these is left out.
    (component && sourcePlace(components, site)) ??
    (component && componentPlace(site.folder, component));
  if (!place) return undefined;
  const block = blockPlace(failure, site);
  const related = block && { related: [block] };
  return {
    file: place.file,
    diagnostics: [{ ...rule, message: reactMessage(message), ...place, ...related }],
    linesOf: linesReader(new Map(site.read.sources.map((each) => [each.file, each.lines]))),
  };
}
