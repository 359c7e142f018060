import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Model, RouteTable } from '../../schema/model.ts';
import type { PrerenderRequest, Rendered, RenderedPage } from '../../schema/prerenderer.ts';
import { leadsToDevice } from '../../schema/visit/leads-to-device.ts';
import { rootTarget } from '../../schema/visit/root-target.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { pageFiles } from '../built-files/page-files.ts';
import type { NewFile } from '../files/new-file.ts';
import { textOf } from '../files/new-file.ts';
import { packageRoot } from '../files/package-root.ts';
import type { FrameFile, frameFiles } from './frame-files.ts';
import { furtherLinks } from './further-links.ts';
import { pageHtml } from './page-html.ts';
import { pageStyles } from './page-styles.ts';
import { renderPool } from './render-pool.ts';
import type { RuntimeFiles } from './runtime-files.ts';
import type { SiteAddress } from './site-addresses.ts';

/** An address that could not be rendered. */
export type RenderFailure = Extract<Rendered, { kind: 'failed' }> & {
  readonly path: string;
  readonly language: string;
  readonly device: string;
  readonly page: string | undefined;
};

export type PrerenderedSite = {
  readonly files: ReadonlyMap<string, NewFile>;
  readonly failures: readonly RenderFailure[];
  /** Fingerprints of the scripts inside of pages: `sha256-…`. */
  readonly scriptHashes: readonly string[];
};

export type PrerenderOptions = {
  readonly model: Model;
  readonly addresses: readonly SiteAddress[];
  /** Emitted files, by path. */
  readonly emitted: ReadonlyMap<string, NewFile>;
  readonly frames: ReturnType<typeof frameFiles>;
  readonly runtime: RuntimeFiles;
  readonly progress?: ((done: number, all: number) => void) | undefined;
};

type Target = PrerenderRequest & {
  /** Files that the page is written to. */
  readonly files: readonly string[];
};

const withoutSlash = (path: string): string => path.replace(/^\//, '');

/** The pages that stand for statuses, in each variant. */
function statusTargets({ site, tables }: Model): Target[] {
  return tables.flatMap(({ language, device }) => {
    const { prefix = '', home = '/' } = site.languages[language] ?? {};
    const isDefault = language === site.defaultLanguage && device === site.defaultDevice;
    const filesOf = (status: number): string[] => [
      `errors/${status}.${language}.${device}.html`,
      ...(isDefault ? [`${status}.html`] : []),
    ];
    const common = { language, device, query: '' };
    return [
      // No route has such a name: it would be no file's.
      { ...common, path: `${prefix}/:not-found`, files: filesOf(404) },
      {
        ...common,
        path: spellForDevice(home, device, site),
        status: 'serverError' as const,
        files: filesOf(500),
      },
    ];
  });
}

/** Where the roots of the languages lead on the default device, by that page's path. */
function rootsByTarget({ site, tables }: Model): ReadonlyMap<string, string> {
  const { menuCodes, fnCodes } = site.access;
  const visitor = { menuCodes, fnCodes, loginStatus: 0 };
  return new Map(
    tables
      .filter(({ device }) => device === site.defaultDevice)
      .flatMap((table) => {
        const target = rootTarget(table, site, visitor);
        const { prefix = '' } = site.languages[table.language] ?? {};
        return target === undefined ? [] : [[target, `${prefix}/`] as const];
      }),
  );
}

/** The addresses of a page on other devices to which visitors are led from it, with the base. */
function twinsOf(
  { path, device }: SiteAddress | PrerenderRequest,
  table: RouteTable,
  { site }: Model,
): Readonly<Record<string, string>> {
  const row = tableIndex(table).match(path)?.value;
  if (!row) return {};
  return Object.fromEntries(
    Object.keys(site.devices)
      .filter((other) => leadsToDevice(row, device, other, site))
      .map((other) => [other, site.base + withoutSlash(spellForDevice(path, other, site))]),
  );
}

/**
 * Renders the pages of a site: every address, the further parts of pages that link to them, and statuses.
 * A page that fails is reported, and the others are rendered all the same.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderedSite> {
  const { model, addresses, emitted, frames, runtime, progress } = options;
  const { site, tables } = model;
  const files = new Map<string, NewFile>();
  for (const { path, text } of Object.values(frames)) files.set(path, { text });
  const theme = emitted.get('theme.css');
  const styleOf = pageStyles(
    runtime,
    theme && !('copyOf' in theme) && !('bytes' in theme) ? textOf(theme) : '',
  );
  const textAt = (path: string): string | undefined => {
    const file = emitted.get(path);
    return file && !('copyOf' in file) && !('bytes' in file) ? textOf(file) : undefined;
  };
  const pool = renderPool(
    join(packageRoot(), 'dist', 'cli', 'worker.js'),
    {
      module: join(packageRoot(), 'dist', 'prerender', 'prerenderer.js'),
      frames: Object.fromEntries(
        Object.entries(frames).map(([key, { frame, address }]) => [key, { frame, address }]),
      ),
      seo: model.seo,
    },
    textAt,
  );
  const roots = rootsByTarget(model);
  const devices = Object.fromEntries(
    Object.entries(site.devices).map(([name, { userAgents, touchUserAgents }]) => [
      name,
      { userAgents, touchUserAgents },
    ]),
  );
  const at = (path: string): string => site.base + path;
  const write = async (target: Target, page: RenderedPage): Promise<void> => {
    const { language, device, path, query } = target;
    const table = tables.find((each) => each.language === language && each.device === device);
    const frame = frames[`${language}.${device}`] as FrameFile;
    const style = await styleOf(page.blocks);
    files.set(style.path, { text: style.text });
    const logo = table?.site.logo;
    const isPart = query !== '';
    const parts = {
      dir: site.languages[language]?.dir ?? ('ltr' as const),
      icon: logo?.startsWith('/') ? at(logo.slice(1)) : logo,
      style: at(style.path),
      styles: style.holds,
      inline: runtime.inline,
      entry: at(runtime.entry),
      shellEntry: at(runtime.shellEntry),
      scripts: runtime.scripts(page.live).map(at),
      data: page.state === undefined ? undefined : at(frame.address),
      device,
      devices,
      twins: page.status === 200 && table ? twinsOf(target, table, model) : {},
      further: furtherLinks(page, target, site, table?.messages ?? {}),
    };
    const own = at(withoutSlash(path)) + query;
    const html = pageHtml(page, isPart ? { ...parts, moves: own } : parts);
    for (const file of target.files) files.set(file, { text: html });
    const root = isPart || page.status !== 200 ? undefined : roots.get(path);
    const [rootFile] = root === undefined ? [] : pageFiles(root, '');
    if (rootFile) {
      const moved = pageHtml(page, { ...parts, moves: own });
      files.set(withoutSlash(rootFile), { text: moved });
    }
  };
  const failures: RenderFailure[] = [];
  const seen = new Set<string>();
  let done = 0;
  let all = 0;
  const render = async (target: Target): Promise<void> => {
    const { path, query, language, device, status } = target;
    all += 1;
    const request = { path, query, language, device, ...(status ? { status } : {}) };
    const rendered = await pool.render(request);
    done += 1;
    progress?.(done, all);
    if (rendered.kind === 'failed') {
      const table = tables.find((each) => each.language === language && each.device === device);
      const page = table && tableIndex(table).match(path)?.value.page;
      failures.push({ ...rendered, path: path + query, language, device, page });
      return;
    }
    // What leads elsewhere has no page; a server, else the shell, leads there.
    if (rendered.kind === 'redirect') return;
    await write(target, rendered);
    if (rendered.status !== 200) return;
    await Promise.all(rendered.queries.map((each) => follow(target, each)));
  };
  const follow = async (target: Target, query: string): Promise<void> => {
    const [file = '', whole] = pageFiles(target.path, query);
    if (whole === undefined || seen.has(file)) return;
    seen.add(file);
    await render({ ...target, query, files: [withoutSlash(file)] });
  };
  try {
    await Promise.all([
      ...addresses.map(({ path, language, device }) => {
        const [file = ''] = pageFiles(path, '');
        return render({ path, query: '', language, device, files: [withoutSlash(file)] });
      }),
      ...statusTargets(model).map(render),
    ]);
  } finally {
    await pool.close();
  }
  const hash = createHash('sha256').update(runtime.inline).digest('base64');
  return { files, failures, scriptHashes: [`sha256-${hash}`] };
}
