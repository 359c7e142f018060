import { join } from 'node:path';
import { decodeSource } from '../source/decode-source.ts';
import { documentKey, pathOnSite, resolvedPath } from '../source/document-key.ts';
import { findInFolder } from '../source/find-in-folder.ts';
import { type OldSite, oldSite } from '../source/old-site.ts';
import type { ImportSource, SourceDocument } from '../source/source-document.ts';
import { readSource, sourceFiles } from '../source/source-files.ts';
import type { SourceOptions } from '../source/source-options.ts';
import { convertHtml } from './convert-html.ts';
import { mainContent } from './main-content.ts';
import { pageFront } from './page-front.ts';
import { parseHtml } from './parse-html.ts';

/** What the id of a page is made of: a file that stands for its folder has the name of that. */
function slugOf(name: string): string {
  const bare = name.replace(/\.[^./]*$/, '');
  const parts = bare.split('/');
  const [last = '', folder] = [parts.at(-1), parts.at(-2)];
  return /^(?:index|default|main)$/i.test(last) && folder !== undefined ? folder : last;
}

function documentOf(
  root: string,
  name: string,
  { origin, base }: OldSite,
  { encoding, media }: SourceOptions,
): SourceDocument {
  const path = `${base}/${name}`;
  const onSite = (address: string): string | undefined => {
    const own = pathOnSite(address, origin);
    if (own !== undefined) return own;
    return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(address) ? undefined : resolvedPath(address, path);
  };
  return {
    name,
    slug: slugOf(name),
    addresses: [path],
    keys: [documentKey(path)],
    keysOf: (address) => {
      const own = onSite(address);
      return own === undefined ? [] : [documentKey(own)];
    },
    findFile: async (address) => {
      const own = onSite(address);
      if (own === undefined) return undefined;
      const below = own.startsWith(`${base}/`) ? own.slice(base.length) : own;
      return (
        (await findInFolder(root, below)) ??
        (media === undefined ? undefined : findInFolder(media, below))
      );
    },
    convert: async (conversion) => {
      const html = parseHtml(decodeSource(await readSource(join(root, name)), name, encoding));
      const front = pageFront(html);
      const title = typeof front.title === 'string' ? front.title : undefined;
      const { tree } = await convertHtml(mainContent(html), conversion, title);
      return { front, tree };
    },
  };
}

/** Pages of HTML: one, or all below a folder. */
export async function htmlSource(options: SourceOptions): Promise<ImportSource> {
  const { root, names, leftOut } = await sourceFiles(options.path, (name) =>
    /\.x?html?$/i.test(name),
  );
  const old = oldSite(options.old);
  return {
    documents: names.map((name) => documentOf(root, name, old, options)),
    leftOut,
    origin: old.origin,
  };
}
