import { largestCandidate } from './largest-candidate.ts';
import { readTags, type Tag } from './read-tags.ts';

export type LoadKind = 'script' | 'style' | 'data' | 'pictures' | 'other';

export type Load = {
  readonly kind: LoadKind;
  /** As the page has it. */
  readonly url: string;
  readonly isModule: boolean;
};

/** What a page loads by itself, and the data that stands in it. */
export type PageLoads = {
  readonly loads: readonly Load[];
  readonly data: readonly string[];
  /** What addresses are relative to, where the page says so. */
  readonly base: string | undefined;
};

/** Their content is nothing that a browser with scripts loads. */
const inert = new Set(['noscript', 'template']);

const preloads: Readonly<Record<string, LoadKind>> = {
  script: 'script',
  style: 'style',
  fetch: 'data',
  image: 'pictures',
};

/** What a `<link>` has the browser load at once; undefined for one that only says something. */
function linkLoad({ attributes }: Tag): Load | undefined {
  const rels = (attributes.rel ?? '').toLowerCase().split(/\s+/);
  const load = (kind: LoadKind, url = attributes.href): Load | undefined =>
    url === undefined ? undefined : { kind, url, isModule: false };
  if (rels.includes('stylesheet')) {
    const isUsed = !rels.includes('alternate') && attributes.disabled === undefined;
    return isUsed ? load('style') : undefined;
  }
  if (rels.includes('modulepreload')) {
    const found = load('script');
    return found && { ...found, isModule: true };
  }
  if (!rels.includes('preload')) return undefined;
  const kind = preloads[attributes.as?.toLowerCase() ?? ''] ?? 'other';
  return load(kind, largestCandidate(attributes.imagesrcset ?? '') ?? attributes.href);
}

/** Whether the type of a `<script>` is one that browsers run; others are data. */
const isScript = (type: string): boolean =>
  type === '' || type === 'module' || /^(?:text|application)\/(?:java|ecma)script$/.test(type);

/** Reads from a page's HTML what it loads before anybody does anything: pictures that wait to be seen do not count. */
export function pageLoads(html: string): PageLoads {
  const loads: Load[] = [];
  const data: string[] = [];
  let base: string | undefined;
  let inertDepth = 0;
  // The best form of the picture that the reader is in, and whether its text is data.
  let source: string | undefined;
  let inData = false;
  const add = (kind: LoadKind, url: string | undefined, isModule = false): void => {
    if (url !== undefined && url.trim() !== '') loads.push({ kind, url: url.trim(), isModule });
  };
  // What the script in a rendered page loads when the page is painted stands in attributes: `page-html.ts`.
  const readLater = ({
    'data-entry': entry,
    'data-parts': parts = '',
    'data-data': file,
  }: Tag['attributes']) => {
    // A page without data is put together anew, by the scripts that the shell has: they weigh the same for all sites.
    if (entry === undefined || file === undefined) return;
    for (const url of [entry, ...parts.split(' ')]) add('script', url, true);
    add('data', file);
  };
  const readScript = ({ attributes }: Tag): void => {
    readLater(attributes);
    const type = (attributes.type ?? '').trim().toLowerCase();
    inData = type === 'application/json' && attributes.src === undefined;
    if (inData) data.push('');
    const isRun = isScript(type) && attributes.nomodule === undefined;
    if (isRun) add('script', attributes.src, type === 'module');
  };
  const readImage = ({ attributes }: Tag): void => {
    if (attributes.loading?.toLowerCase() === 'lazy') return;
    add('pictures', source ?? largestCandidate(attributes.srcset ?? '') ?? attributes.src);
  };
  const readers: Readonly<Record<string, (tag: Tag) => void>> = {
    base: ({ attributes }) => {
      base ??= attributes.href;
    },
    link: (tag) => {
      const load = linkLoad(tag);
      if (load) add(load.kind, load.url, load.isModule);
    },
    script: readScript,
    picture: () => {
      source = undefined;
    },
    source: ({ attributes }) => {
      source ??= largestCandidate(attributes.srcset ?? '');
    },
    img: readImage,
    image: ({ attributes }) => add('pictures', attributes.href ?? attributes['xlink:href']),
    use: ({ attributes }) =>
      add('pictures', (attributes.href ?? attributes['xlink:href'])?.replace(/#.*$/, '')),
    video: ({ attributes }) => add('pictures', attributes.poster),
  };
  readTags(html, {
    wants: (name) => inert.has(name) || Object.hasOwn(readers, name),
    open: (tag) => {
      if (inert.has(tag.name)) inertDepth += 1;
      if (inertDepth === 0) readers[tag.name]?.(tag);
    },
    close: (name) => {
      if (inert.has(name)) inertDepth = Math.max(0, inertDepth - 1);
      if (name === 'picture') source = undefined;
      if (name === 'script') inData = false;
    },
    text: (text) => {
      if (inData) data.push((data.pop() ?? '') + text);
    },
  });
  return { loads, data, base };
}
