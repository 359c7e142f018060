import { pagesCache, readCache, startCache } from '../../schema/offline/offline-names.ts';

/** A page that was read. */
export type ReadPage = {
  /** Complete, with its hash where addresses live behind it. */
  readonly address: string;
  readonly title: string;
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  /** Day on which it was last read, as the language writes it; unknown for what older versions kept. */
  readonly day?: string;
};

/** The site, as far as what was read of it is looked for. */
export type ReadSite = {
  /** Address of the folder of the site's files, with a slash at its end. */
  readonly root: string;
  readonly isHash: boolean;
};

/** As many pages as the worker keeps. */
const maxPages = 60;

const keyOf = (address: string, root: string): string =>
  `${root}?read=${encodeURIComponent(address)}`;

/** Notes that a page was read, as the newest. Where there is no room, nothing is noted. */
export async function noteRead(page: ReadPage, { root, isHash }: ReadSite): Promise<void> {
  const address = isHash ? page.address : page.address.replace(/#.*/, '');
  try {
    const cache = await caches.open(readCache(root));
    // In place of an older one it is the newest all the same; in one step, for a page that is left meanwhile.
    await cache.put(keyOf(address, root), new Response(JSON.stringify({ ...page, address })));
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - maxPages)).map((each) => cache.delete(each)),
    );
  } catch {
    // The list is shorter by one.
  }
}

const isReadPage = (value: unknown): value is ReadPage =>
  typeof value === 'object' &&
  value !== null &&
  ['address', 'title', 'tag'].every(
    (key) => typeof (value as Readonly<Record<string, unknown>>)[key] === 'string',
  );

/** The pages that were read and can be opened without a connection, the last one first. */
export async function readPages({ root, isHash }: ReadSite): Promise<readonly ReadPage[]> {
  const cache = await caches.open(readCache(root));
  const kept = await Promise.all(
    [pagesCache(root), startCache(root)].map((name) => caches.open(name)),
  );
  const isKept = async (address: string): Promise<boolean> => {
    for (const each of kept) if (await each.match(address, { ignoreVary: true })) return true;
    return false;
  };
  const found: ReadPage[] = [];
  for (const key of [...(await cache.keys())].reverse()) {
    const page: unknown = await (await cache.match(key))?.json();
    if (isReadPage(page) && (isHash || (await isKept(page.address)))) found.push(page);
  }
  return found;
}
