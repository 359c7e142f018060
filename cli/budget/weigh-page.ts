import { type BuiltFolder, sentSize } from './built-folder.ts';
import type { Measure } from './page-limits.ts';
import { type Load, type LoadKind, pageLoads } from './page-loads.ts';
import { pathOfFile } from './path-of-file.ts';

/** kB (1,000 bytes) as sent, and the number of requests. */
export type Weight = Readonly<Record<Measure, number>>;

/** No site is there: it only tells own addresses from those of others. */
const origin = 'http://site.invalid';

/** The file of an own address, without base and query; undefined for one of another site, or for data: and the like. */
function fileOf(url: URL, base: string): string | undefined {
  if (url.origin !== origin || !url.pathname.startsWith(base)) return undefined;
  try {
    return decodeURIComponent(url.pathname.slice(base.length));
  } catch {
    // Not what a file of the output is called.
    return undefined;
  }
}

/** All that a page loads, the modules that its modules import included, each address once. */
async function allLoads(
  loads: readonly Load[],
  at: string,
  base: string,
  folder: BuiltFolder,
): Promise<ReadonlyMap<string, LoadKind>> {
  const found = new Map<string, LoadKind>();
  const add = async ({ kind, url, isModule }: Load, from: string): Promise<void> => {
    if (!URL.canParse(url, from)) return;
    const address = new URL(url, from);
    address.hash = '';
    if (!/^https?:$/.test(address.protocol) || found.has(address.href)) return;
    found.set(address.href, kind);
    const file = isModule ? fileOf(address, base) : undefined;
    if (file === undefined) return;
    for (const name of await folder.imports(file)) {
      if (/^(?:\.{0,2}\/|https?:)/.test(name)) {
        await add({ kind, url: name, isModule }, address.href);
      }
    }
  };
  for (const load of loads) await add(load, at);
  return found;
}

/** Bytes by which data in a page makes it larger: they are compressed together. */
async function grownBy(
  html: string,
  page: number,
  data: readonly string[],
  file: string,
): Promise<number> {
  const without = data.reduce((rest, text) => rest.replace(text, () => ''), html);
  return Math.max(0, page - (await sentSize(Buffer.from(without), file)));
}

/**
 * What a page weighs before anybody does anything with it. What other servers send counts as a request, as its
 * size is not known here.
 * @param file of the page, in the output
 * @param base folder the site is served from, with a slash at both ends
 * @param enough kB of data up to which a quick upper bound will do in place of their exact weight
 * @returns undefined where there is no such file
 */
export async function weighPage(
  file: string,
  base: string,
  folder: BuiltFolder,
  enough = 0,
): Promise<Weight | undefined> {
  const html = await folder.text(file);
  const page = await folder.size(file);
  if (html === undefined || page === undefined) return undefined;
  const { loads, data, base: baseTag = '' } = pageLoads(html);
  const address = new URL(base.slice(0, -1) + pathOfFile(file), origin);
  const at = URL.canParse(baseTag, address.href) ? new URL(baseTag, address).href : address.href;
  const all = await allLoads(loads, at, base, folder);
  const bytes: Record<LoadKind, number> = { script: 0, style: 0, data: 0, pictures: 0, other: 0 };
  for (const [url, kind] of all) {
    const own = fileOf(new URL(url), base);
    bytes[kind] += own === undefined ? 0 : ((await folder.size(own)) ?? 0);
  }
  if (data.length > 0) {
    // By itself it compresses no better than within its page.
    const bound = bytes.data + (await sentSize(Buffer.from(data.join('')), file));
    bytes.data =
      bound > enough * 1000 ? bytes.data + (await grownBy(html, page, data, file)) : bound;
  }
  const { script, style, pictures } = bytes;
  return {
    page: page / 1000,
    script: script / 1000,
    style: style / 1000,
    data: bytes.data / 1000,
    pictures: pictures / 1000,
    requests: all.size + 1,
  };
}
