import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../schema/model.ts';
import type { Rendered } from '../../schema/prerenderer.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { type CompressedForm, formFingerprint } from '../compress/compress-forms.ts';
import { compressedSuffixes, encodingOf } from '../files/compressed-names.ts';
import type { FileFingerprints } from '../files/manifest.ts';
import { isText, type NewFile, textOf } from '../files/new-file.ts';
import { packageRoot } from '../files/package-root.ts';
import type { FrameFile } from './frame-files.ts';
import { type HeadFacts, pageDocuments, plainStyleFile } from './page-documents.ts';
import { pageFingerprints } from './page-fingerprints.ts';
import type { PageRecord, PageRecords } from './page-records.ts';
import { pageStyles } from './page-styles.ts';
import {
  addressTargets,
  linkedTarget,
  type PageTarget,
  partTarget,
  statusTargets,
} from './page-targets.ts';
import { type RenderPool, renderPool } from './render-pool.ts';
import type { RuntimeFiles } from './runtime-files.ts';
import { sharedTexts } from './shared-texts.ts';
import type { SiteAddress } from './site-addresses.ts';

/** An address that could not be rendered. */
export type RenderFailure = Extract<Rendered, { kind: 'failed' }> & {
  /** Path with its query, or the file of a page that stands for no address. */
  readonly path: string;
  readonly language: string;
  readonly device: string;
  readonly page: string | undefined;
};

export type PrerenderedSite = {
  readonly files: ReadonlyMap<string, NewFile>;
  /** Compressed forms of those that were rendered, by path. */
  readonly forms: ReadonlyMap<string, NewFile>;
  readonly failures: readonly RenderFailure[];
  /** Fingerprints of the scripts inside of pages: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** For the next build, once this one is written. */
  readonly records: PageRecords;
  readonly renderedCount: number;
};

export type PrerenderOptions = HeadFacts & {
  readonly model: Model;
  readonly addresses: readonly SiteAddress[];
  /** Emitted files, by path. */
  readonly emitted: ReadonlyMap<string, NewFile>;
  readonly frames: Readonly<Record<string, FrameFile>>;
  readonly runtime: RuntimeFiles;
  /** Paths of the modules of the site's own components, by their scripts. */
  readonly own: Readonly<Record<string, string>>;
  /** The compressed forms that are written beside each page. */
  readonly compress: readonly CompressedForm[];
  /** Folder for pages until they are moved to their places: all of them are more than memory holds. */
  readonly staging: string;
  readonly before: {
    readonly records: PageRecords;
    /** Folder of the last build, and the fingerprints of its files. */
    readonly folder: string;
    readonly files: FileFingerprints;
  };
  readonly progress?: ((done: number, all: number) => void) | undefined;
};

/** The text of a file that is made of one. */
function textAt(files: ReadonlyMap<string, NewFile>, path: string): string | undefined {
  const file = files.get(path);
  return file && isText(file) ? textOf(file) : undefined;
}

/** Opens the threads when the first page is to be rendered. */
function lazyPool(options: PrerenderOptions): RenderPool {
  const { model, frames, emitted, runtime, compress, staging, own } = options;
  let pool: RenderPool | undefined;
  const open = (): RenderPool =>
    renderPool(
      join(packageRoot(), 'dist', 'cli', 'worker.js'),
      {
        module: join(packageRoot(), 'dist', 'prerender', 'prerenderer.js'),
        frames: Object.fromEntries(
          Object.entries(frames).map(([key, { frame, address }]) => [key, { frame, address }]),
        ),
        own,
        seo: model.seo,
        inline: runtime.inline,
        compress,
        staging,
      },
      (path) => textAt(emitted, path),
    );
  return {
    render: (...page) => {
      pool ??= open();
      return pool.render(...page);
    },
    close: async () => pool?.close(),
  };
}

const requestOf = ({ files: _, name: __, fallbackOf: ___, ...request }: PageTarget) => request;

/** Whether all files of a page stand as the last build wrote them. */
const stands = (
  { files, fingerprint }: PageRecord,
  { folder, files: known }: PrerenderOptions['before'],
): boolean => files.every((file) => known[file] === fingerprint && existsSync(join(folder, file)));

/**
 * Renders the pages of a site: every address, the further parts of pages that link to them, and statuses. A
 * page that would be the one that stands there is left; one that fails is reported, and the others are rendered.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderedSite> {
  const { model, addresses, emitted, frames, runtime, before, staging, progress } = options;
  const { heads, fonts } = options;
  const { tables } = model;
  const files = new Map<string, NewFile>();
  const forms = new Map<string, NewFile>();
  for (const { path, text } of Object.values(frames)) files.set(path, { text });
  files.set(plainStyleFile(runtime), { text: runtime.plainStyle });
  const styleOf = pageStyles(runtime, textAt(emitted, 'theme.css') ?? '');
  const documentsOf = pageDocuments(model, frames, runtime, options);
  const fingerprintOf = pageFingerprints(
    model,
    frames,
    emitted,
    runtime.fingerprint + JSON.stringify([heads, fonts]),
  );
  const pool = lazyPool(options);
  const records: PageRecords = new Map();
  const share = sharedTexts();
  const failures: RenderFailure[] = [];
  const seen = new Set<string>();
  const count = { done: 0, all: 0, rendered: 0 };

  const formOf = ({ device }: PageTarget) => model.site.devices[device]?.form ?? 'desktop';
  const styleFor = async (target: PageTarget, blocks: readonly string[]) => {
    const style = await styleOf(formOf(target), blocks);
    files.set(style.path, { text: style.text });
    return style;
  };
  const keep = async (target: PageTarget, key: string): Promise<PageRecord | undefined> => {
    const record = before.records.get(key);
    if (!record) return undefined;
    const { path } = await styleOf(formOf(target), record.blocks);
    if (fingerprintOf(target, record, path) !== record.fingerprint) return undefined;
    if (!stands(record, before)) return undefined;
    await styleFor(target, record.blocks);
    for (const file of record.files) {
      files.set(file, { copyOf: join(before.folder, file), fingerprint: record.fingerprint });
    }
    return record;
  };
  const draw = async (target: PageTarget): Promise<PageRecord | undefined> => {
    let fingerprint = '';
    const { drawn, files: written } = await pool.render(requestOf(target), async (page) => {
      const style = await styleFor(target, page.blocks);
      fingerprint = fingerprintOf(target, page, style.path);
      return documentsOf(target, page, style);
    });
    count.rendered += 1;
    if (drawn.kind === 'page') {
      const { data, reads, blocks, queries, links } = drawn;
      const own = written.filter((file) => file.endsWith('.html'));
      for (const file of own) files.set(file, { staged: join(staging, file), fingerprint });
      for (const path of written) {
        const encoding = encodingOf(path);
        if (encoding === undefined) continue;
        const file = path.slice(0, -compressedSuffixes[encoding].length);
        forms.set(path, {
          staged: join(staging, path),
          fingerprint: formFingerprint(file, fingerprint, encoding),
        });
      }
      return {
        fingerprint,
        data: share(data),
        reads: share(reads),
        blocks: share(blocks),
        queries: share(queries),
        links: share(links),
        files: own,
      };
    }
    // What leads elsewhere has no page; a server, else the shell, leads there.
    if (drawn.kind === 'redirect') return undefined;
    const { language, device, path, query, status, name } = target;
    const table = tables.find((each) => each.language === language && each.device === device);
    const row = table && tableIndex(table).match(path)?.value;
    const errors = table?.errors ?? {};
    const own = row ? row.page : errors.notFound;
    const page =
      status === 'serverError'
        ? errors.serverError
        : status === 'searchNeedsScript'
          ? undefined
          : own;
    failures.push({ ...drawn, path: name ?? path + query, language, device, page });
    return undefined;
  };
  const render = async (target: PageTarget): Promise<void> => {
    const { path, query, language, device, status = '' } = target;
    const key = `${language}.${device} ${path}${query} ${status}`;
    if (seen.has(key)) return;
    seen.add(key);
    count.all += 1;
    const record = (await keep(target, key)) ?? (await draw(target));
    count.done += 1;
    progress?.(count.done, count.all);
    if (!record) return;
    records.set(key, record);
    const parts = record.queries.flatMap((each) => partTarget(target, each) ?? []);
    const linked = record.links.flatMap((each) => linkedTarget(each, model) ?? []);
    await Promise.all([...parts, ...linked].map(render));
  };
  try {
    const statuses = statusTargets(model);
    // A site may have a route /404: the file of that name is what servers answer unknown addresses with.
    const taken = new Set(statuses.flatMap((each) => each.files));
    const pages = addressTargets(model, addresses).filter(
      (each) => !each.files.some((file) => taken.has(file)),
    );
    await Promise.all([...pages, ...statuses].map(render));
  } finally {
    await pool.close();
  }
  const hash = createHash('sha256').update(runtime.inline).digest('base64');
  return {
    files,
    forms,
    failures,
    scriptHashes: [`sha256-${hash}`],
    records,
    renderedCount: count.rendered,
  };
}
