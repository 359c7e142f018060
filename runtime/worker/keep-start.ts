import { offlineFile, pagesCache, startCache } from '../../schema/offline/offline-names.ts';
import type { StartPage, WorkerSettings } from '../../schema/offline/worker-settings.ts';

/** Keeps files of the site, as the server has them now. One that does not come is fetched by the page that wants it. */
async function keepFiles(
  files: readonly string[],
  { base }: WorkerSettings,
  origin: string,
): Promise<void> {
  const cache = await caches.open(startCache(base));
  const pages = await caches.open(pagesCache(base));
  await Promise.allSettled(
    files.map(async (file) => {
      const { href } = new URL(base + file, origin);
      const isHashed = file.startsWith('static/');
      if (isHashed && (await cache.match(href))) return;
      const answer = await fetch(href, { cache: isHashed ? 'default' : 'no-cache' });
      if (answer.status !== 200 || answer.redirected) return;
      await cache.put(href, answer);
      // An older copy that was kept when the page was read would go before it.
      await pages.delete(href, { ignoreVary: true });
    }),
  );
}

/** Whether a start page is kept. */
const isKept = async ({ page }: StartPage, { base }: WorkerSettings, origin: string) =>
  (await (await caches.open(startCache(base))).match(new URL(base + page, origin).href)) !==
  undefined;

const filesOf = ({ page, files }: StartPage): readonly string[] => [page, ...files];

/** All that start pages and pages for visitors without a connection need in this release, below the base. */
export const startFiles = ({ prefixes, offline, starts }: WorkerSettings): readonly string[] => [
  ...Object.keys(prefixes).map(offlineFile),
  ...offline,
  ...Object.values(starts).flatMap(filesOf),
];

/** Keeps the pages for visitors without a connection, and renews the start pages that an earlier release kept. */
export async function keepOffline(settings: WorkerSettings, origin: string): Promise<void> {
  const starts = Object.values(settings.starts);
  const kept = await Promise.all(starts.map((start) => isKept(start, settings, origin)));
  const files = [
    ...Object.keys(settings.prefixes).map(offlineFile),
    ...settings.offline,
    ...starts.filter((_, index) => kept[index]).flatMap(filesOf),
  ];
  await keepFiles([...new Set(files)], settings, origin);
}

/** Keeps the start page of a variant with what it needs, once in each release. */
export async function keepStart(
  variant: string,
  settings: WorkerSettings,
  origin: string,
): Promise<void> {
  const start = settings.starts[variant];
  if (start && !(await isKept(start, settings, origin)))
    await keepFiles(filesOf(start), settings, origin);
}
