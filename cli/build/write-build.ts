import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model, SiteModel } from '../../schema/model.ts';
import { builtGroup } from '../built-files/built-group.ts';
import { policyFile } from '../built-files/policy-file.ts';
import { compressedFiles, compressedGroup } from '../compress/compressed-files.ts';
import { pwaIcons } from '../content/assets/pwa-icons.ts';
import { listFiles } from '../files/list-files.ts';
import { contentOf, isText, type NewFile, textOf } from '../files/new-file.ts';
import { packageRoot } from '../files/package-root.ts';
import { siteFolder } from '../files/site-folder.ts';
import type { Io } from '../io.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import { analyticsFiles } from '../outputs/analytics/analytics-files.ts';
import { emittedFiles } from '../outputs/emitted-files.ts';
import { emittedGroup } from '../outputs/emitted-group.ts';
import { indexHtml } from '../outputs/index-html.ts';
import { pwaHeads } from '../outputs/pwa/pwa-head.ts';
import { serverErrorFile, serverErrorHtml } from '../outputs/server-error-html.ts';
import { type BuiltPages, buildPages, hasPages } from '../prerender/build-pages.ts';
import { withOwnFiles } from '../prerender/own-runtime-files.ts';
import { runtimeFiles } from '../prerender/runtime-files.ts';
import { publishRelease, servedFolder } from '../releases/publish-release.ts';
import { askAlways } from '../search/http/api-asking.ts';
import { sitePolicy } from '../server/rules/site-policy.ts';
import type { ServerName } from '../server/server-writers.ts';
import { UsageError } from '../usage-error.ts';
import { noticesOf } from './notices-of.ts';
import { serverFiles, serverFolder } from './server-files.ts';
import { workerFiles } from './worker-files.ts';

/** The one page that every address is answered with, and the one for a server that fails. */
const shellAlone = (shell: string, model: Model): BuiltPages => ({
  files: new Map([
    ['index.html', { text: shell }],
    [serverErrorFile, { text: serverErrorHtml(shell, model) }],
  ]),
  forms: new Map(),
  scriptHashes: [],
  keepRecords: async () => undefined,
});

/** What pages say in their heads besides what is theirs, as HTML, by language. */
const withAnalytics = (
  pwa: Readonly<Record<string, string>>,
  analytics: string,
  { languages }: SiteModel,
): Readonly<Record<string, string>> =>
  analytics === ''
    ? pwa
    : Object.fromEntries(
        Object.keys(languages).map((language) => [
          language,
          [pwa[language], analytics].filter(Boolean).join('\n'),
        ]),
      );

/** What else a build is asked for. */
export type BuildOptions = {
  /** Servers to write a configuration for, besides those that the site file names. */
  readonly servers?: readonly ServerName[];
  /** Where breaches of the content security policy are reported to, in place of what the site file says. */
  readonly policyReport?: string;
};

/** The texts in which a site may name pictures: its model, its content, the web configurations of today. */
async function* pictureTexts(
  model: Model,
  built: ReadonlyMap<string, NewFile>,
  emitted: ReadonlyMap<string, NewFile>,
): AsyncIterable<string> {
  for (const [path, file] of emitted) {
    if (path.endsWith('.json') && !path.startsWith('search/') && isText(file)) yield textOf(file);
  }
  for (const { config } of Object.values(model.site.languages)) {
    const file = config?.startsWith('/') ? built.get(config.slice(1)) : undefined;
    if (file) yield (await contentOf(file)).toString();
  }
}

/** What a build wrote. */
export type WrittenBuild = {
  /** Number of files of the site, without their compressed forms. */
  readonly files: number;
  /** How many of them are new or changed. */
  readonly changed: number;
  /** Number of the release that is served now. */
  readonly release: number;
  /** Whether compressed forms stand beside them. */
  readonly isCompressed: boolean;
  /** Files of server configurations beside the site, with their folder. */
  readonly configurations: readonly string[];
};

/**
 * Writes what a web server hands out: the runtime, the site's public files, its pages and its model. It is
 * a new release of the output, or that stays as it was.
 * @param site folder of the site, or its site file
 * @param out folder that is written to
 * @returns undefined where a page cannot be rendered; which and why is written to stderr
 * @throws UsageError where the runtime is not built, or a public file has the name of a file of the build
 */
export async function writeBuild(
  checked: CheckedSite,
  site: string,
  out: string,
  io: Io,
  { servers = [], policyReport }: BuildOptions = {},
): Promise<WrittenBuild | undefined> {
  const served = await servedFolder(out);
  const { model, index, files, fonts } = await emittedFiles(checked, askAlways(io));
  const runtime = join(packageRoot(), 'dist', 'runtime');
  const template = await readFile(join(runtime, 'index.html'), 'utf8').catch(() => {
    throw new UsageError({
      zh: `运行时尚未构建：请在 ${packageRoot()} 运行 npm run build:runtime`,
      en: `the runtime is not built: run npm run build:runtime in ${packageRoot()}`,
    });
  });
  const built = new Map<string, NewFile>();
  for (const path of await listFiles(join(runtime, 'static'))) {
    built.set(`static/${path}`, { copyOf: join(runtime, 'static', path) });
  }
  for (const [path, file] of await noticesOf(runtime, checked.own, await siteFolder(site))) {
    built.set(path, file);
  }
  const publicFolder = join(await siteFolder(site), 'public');
  const icons = await pwaIcons(checked.source, publicFolder);
  const pwaHeadsOf = pwaHeads(checked.source, model.site, icons);
  const analytics = await analyticsFiles(model);
  const heads = withAnalytics(pwaHeadsOf, analytics.head, model.site);
  const shell = indexHtml(template, model, heads);
  const pages = hasPages(checked)
    ? await buildPages(
        checked,
        {
          site,
          model,
          index,
          emitted: files,
          fonts,
          shell,
          heads,
          publicFolder,
          out: served,
        },
        io,
      )
    : shellAlone(shell, model);
  if (!pages) return undefined;
  for (const [path, file] of pages.files) built.set(path, file);
  for (const [path, file] of analytics.files) built.set(path, file);
  const further = await workerFiles({
    source: checked.source,
    model,
    runtime: withOwnFiles(await runtimeFiles(), checked.own),
    heads: pwaHeadsOf,
    files: [built, files],
  });
  const inPublic = await listFiles(publicFolder);
  // A worker that a site without `pwa` brings itself is left to it.
  const isOwn = (path: string): boolean => !checked.source.pwa && inPublic.includes(path);
  for (const [path, file] of further) if (!isOwn(path)) built.set(path, file);
  for (const path of inPublic) {
    if (built.has(path) || files.has(path)) {
      throw new UsageError({
        zh: `${join(publicFolder, path)} 与构建写出的文件同名`,
        en: `${join(publicFolder, path)} has the name of a file that the build writes`,
      });
    }
    built.set(path, { copyOf: join(publicFolder, path) });
  }
  const { server = {} } = checked.source;
  const settings = { ...server, ...(policyReport === undefined ? {} : { policyReport }) };
  const texts: string[] = [];
  for await (const text of pictureTexts(model, built, files)) {
    if (text.includes('://')) texts.push(text);
  }
  const policy = sitePolicy({
    model: model.site,
    settings,
    scriptHashes: pages.scriptHashes,
    texts,
    publicFiles: inPublic,
    analytics: model.analytics,
  });
  built.set(policyFile, { text: JSON.stringify(policy) });
  const configurations = serverFiles([...(server.emit ?? []), ...servers], {
    model,
    settings,
    policy,
    files: [built, files],
  });
  for (const [path, file] of configurations.inSite) built.set(path, file);
  const compressed = await compressedFiles(
    { ...checked, out: served, made: pages.forms },
    [built, files],
    io,
  );
  io.progress?.({ zh: '正在写入文件', en: 'writing files' });
  const { release, changed } = await publishRelease(
    out,
    { [builtGroup]: built, [emittedGroup]: files, [compressedGroup]: compressed },
    { server: configurations.beside, keep: checked.source.build?.releases },
  );
  const beside = serverFolder(out);
  await pages.keepRecords();
  io.progress?.(undefined);
  return {
    files: built.size + files.size,
    changed: [...changed].filter((path) => !compressed.has(path)).length,
    release,
    isCompressed: compressed.size > 0,
    configurations: [...configurations.beside.keys()].map((path) => join(beside, path)),
  };
}
