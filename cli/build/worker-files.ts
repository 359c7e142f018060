import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compact } from '../../schema/compact.ts';
import { apiDefaults } from '../../schema/content/http/ask-api.ts';
import { askedAddresses } from '../../schema/content/http/asked-addresses.ts';
import { browserSource } from '../../schema/content/http/browser-source.ts';
import type { Model } from '../../schema/model.ts';
import { workerFile } from '../../schema/offline/offline-names.ts';
import type { WorkerSettings } from '../../schema/offline/worker-settings.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { prefixesOf } from '../../schema/visit/variant-of-path.ts';
import { pwaOf } from '../content/assets/pwa-icons.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import { packageRoot } from '../files/package-root.ts';
import type { PwaHeads } from '../outputs/pwa/pwa-head.ts';
import { removedWorker } from '../outputs/pwa/removed-worker.ts';
import type { RuntimeFiles } from '../prerender/runtime-files.ts';
import { offlinePages } from './offline-pages.ts';
import { startPages } from './start-pages.ts';

type Built = {
  readonly source: SiteSource;
  readonly model: Model;
  readonly runtime: RuntimeFiles;
  readonly heads: PwaHeads;
  /** All files of the site, by path. */
  readonly files: readonly ReadonlyMap<string, NewFile>[];
};

/** What addresses of an API begin with: what follows a placeholder or the query is another one each time. */
const beginningOf = (url: string): string => url.split(/[{?#]/, 1)[0] ?? '';

/** Addresses of content APIs and of web configurations elsewhere; a search engine's answers are not kept. */
function apisOf({ collections = {}, languages }: SiteSource): readonly string[] {
  const urls = [
    ...Object.values(collections).flatMap((collection) => {
      const http = browserSource(collection);
      return http ? askedAddresses(http) : [];
    }),
    ...Object.values(languages).map(({ config }) => (config?.startsWith('/') ? undefined : config)),
  ];
  const found = urls.flatMap((url) => (url === undefined ? [] : [beginningOf(url)]));
  // Where all of the host is a placeholder, everything would be an API.
  return [...new Set(found)].filter((each) => each.length > 1 && !/^https?:\/*$/.test(each));
}

/** Half of what the most impatient source waits, in milliseconds: what is kept has to come before that. */
function apiPatienceOf({ collections = {} }: SiteSource): number {
  const timeouts = Object.values(collections).flatMap((collection) => {
    const http = browserSource(collection);
    return http ? [http.timeout ?? apiDefaults.timeout] : [];
  });
  return Math.min(...timeouts, apiDefaults.timeout) * 500;
}

const asText = (text: string): NewFile => ({ text });

/**
 * What a site has whose pages browsers keep: the service worker, the pages for visitors without a connection, and what
 * those need. Where browsers keep nothing, a worker that takes an earlier one away.
 */
export async function workerFiles(built: Built): Promise<ReadonlyMap<string, NewFile>> {
  const { source, model, runtime, heads, files } = built;
  const { site } = model;
  if (!source.pwa) return new Map([[workerFile, asText(removedWorker(site.base))]]);
  const own = (name: string): Promise<string> =>
    readFile(join(packageRoot(), 'dist', 'runtime', name), 'utf8');
  const [code, script, style] = await Promise.all(
    ['worker.js', 'offline-page.js', 'offline-page.css'].map(own),
  );
  const named = (folder: string, ending: string, text = ''): string =>
    `static/${folder}/offline-${nameOf(text).slice(0, 10)}.${ending}`;
  const scriptFile = named('js', 'js', script);
  const styleFile = named('css', 'css', style);
  const frame = runtime.styles('desktop', []);
  const theme = `theme.css?v=${site.build}`;
  const pages = offlinePages(source, model, heads, {
    script: scriptFile,
    styles: [...frame, theme, styleFile],
  });
  const read = async (path: string): Promise<string | undefined> => {
    const file = files.map((group) => group.get(path)).find((each) => each !== undefined);
    return file && (await contentOf(file)).toString();
  };
  const starts = await startPages({ model, runtime, read });
  const { picture } = pwaOf(source) ?? {};
  const [table] = model.tables;
  const shown = [picture, table?.site.logo].flatMap((each) =>
    each?.startsWith('/') ? [each.slice(1)] : [],
  );
  const texts = await Promise.all(
    Object.values(starts).map(async ({ page }) => (await read(`${page || 'index'}.html`)) ?? ''),
  );
  const settings: WorkerSettings = compact({
    base: site.base,
    release: nameOf(JSON.stringify(starts), ...texts, ...pages.values()).slice(0, 12),
    access: site.access.url,
    apis: apisOf(source),
    apiPatience: apiPatienceOf(source),
    prefixes: prefixesOf(site),
    defaultLanguage: site.defaultLanguage,
    offline: [...frame, theme, styleFile, scriptFile, ...shown],
    starts,
  });
  return new Map<string, NewFile>([
    [scriptFile, asText(script ?? '')],
    [styleFile, asText(style ?? '')],
    ...[...pages].map(([path, text]) => [path, asText(text)] as const),
    [workerFile, asText(`const siteSettings = ${JSON.stringify(settings)};\n${code}`)],
  ]);
}
