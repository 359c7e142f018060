import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Font, FontFile, SiteSource } from '../../schema/source.generated.ts';
import { fileKeeper } from '../content/assets/file-keeper.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { cacheFolder } from '../content/cache/cache-folder.ts';
import type { ReadContent } from '../content/read-content.ts';
import type { NewFile } from '../files/new-file.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { fallbackFace } from './fallback-face.ts';
import { fontBytes } from './font-bytes.ts';
import {
  type FaceFile,
  formatOf,
  languagesOf,
  type MadeFace,
  type MadeFont,
  wholeFonts,
} from './font-css.ts';
import { type CharacterCounts, fontSlices, unicodeRange } from './font-slices.ts';
import { type FontTools, loadFontTools } from './font-tools.ts';
import { always, languageCharacters } from './language-characters.ts';
import { readFont } from './read-font.ts';
import { subsetFont, unpackedFont } from './subset-font.ts';

/** Changes with how fonts are made: those that are kept are made anew. */
const version = 1;

export type SiteFonts = {
  readonly made: readonly MadeFont[];
  readonly files: ReadonlyMap<string, NewFile>;
  /** Whether fonts are served whole because what makes smaller ones is not installed. */
  readonly lacksTools: boolean;
};

/** The weight at which a face of the machine stands in. */
const leastWeight = (weight: FontFile['weight'] = 400): number =>
  Number(String(weight).split(' ')[0]);

/** What a file is called on the site: its own name, as addresses can have it. */
const slug = (file: string): string =>
  basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'font';

/** Makes the parts of a font; those that were made before come from the cache. */
type PartMaker = (
  points: readonly number[],
) => Promise<{ readonly name: string; readonly file: string } | undefined>;

async function partMakers(
  content: ReadContent,
  tools: FontTools,
): Promise<(bytes: Buffer) => PartMaker> {
  const cached = cacheFolder(content.folder);
  const folder = cached ? `${cached.folder}-fonts` : await temporaryFolder('site-fonts-');
  const keep = fileKeeper(folder);
  return (bytes) => {
    let unpacked: Promise<Uint8Array> | undefined;
    return async (points) => {
      const name = nameOf(bytes, JSON.stringify([version, points])).slice(0, 16);
      const known = join(folder, `${name}.woff2`);
      const there = await readFile(known).catch(() => undefined);
      if (there?.toString('latin1', 0, 4) === 'wOF2') return { name, file: known };
      unpacked ??= unpackedFont(tools, bytes);
      const file = await keep(`${name}.woff2`, await subsetFont(tools, await unpacked, points));
      return file === undefined ? undefined : { name, file };
    };
  };
}

/**
 * Makes what browsers load of a site's fonts: files with the characters that its languages use.
 * @param load gives what makes them; undefined: fonts are served whole
 */
export async function siteFonts(
  source: SiteSource,
  content: ReadContent,
  load: () => Promise<FontTools | undefined> = loadFontTools,
): Promise<SiteFonts> {
  const whole = wholeFonts(source);
  const files = new Map<string, NewFile>();
  if (whole.length === 0) return { made: whole, files, lacksTools: false };
  const counts = new Map<string, CharacterCounts>();
  for (const code of new Set(whole.flatMap(({ font }) => languagesOf(source, font)))) {
    const used = new Map(await languageCharacters(source, content, code));
    for (const each of always) {
      const point = each.codePointAt(0) ?? 0;
      used.set(point, used.get(point) ?? content.entries.length);
    }
    counts.set(code, used);
  }
  const tools = await load();
  const makers = tools && (await partMakers(content, tools));
  const partsOf = async (
    font: Font,
    file: string,
    bytes: Buffer,
    characters: ReadonlySet<number>,
  ): Promise<readonly FaceFile[] | undefined> => {
    // Browsers load WOFF as it is; HarfBuzz does not read it.
    if (!makers || font.characters === 'all' || formatOf(file) === 'woff') return undefined;
    const own = new Map(
      languagesOf(source, font).map((code) => [code, counts.get(code) ?? new Map()] as const),
    );
    const make = makers(bytes);
    const slices = fontSlices(own, (point) => characters.has(point));
    const parts: FaceFile[] = [];
    for (const { points, firstOf } of slices) {
      const part = await make(points);
      if (!part) return undefined;
      const path = `static/fonts/${slug(file)}-${part.name.slice(0, 10)}.woff2`;
      files.set(path, { copyOf: part.file, fingerprint: part.name });
      const range = slices.length > 1 ? { range: unicodeRange(points) } : {};
      parts.push({ address: (source.site.base ?? '/') + path, format: 'woff2', firstOf, ...range });
    }
    return parts;
  };
  const made: MadeFont[] = [];
  for (const { font, faces } of whole) {
    const done: MadeFace[] = [];
    for (const [index, face] of faces.entries()) {
      const file = font.files[index]?.file ?? '';
      const bytes = await fontBytes(content.folder, file);
      const facts = bytes && readFont(bytes);
      if (!facts || 'problem' in facts) {
        // The linter reported it, and it was lowered: browsers go on without it.
        done.push(face);
        continue;
      }
      const kind = font.fallback ?? (font.use === 'titles' ? 'serif' : 'sans');
      done.push({
        ...face,
        files: (await partsOf(font, file, bytes, facts.characters)) ?? face.files,
        fallback: fallbackFace(facts, kind, leastWeight(face.weight)),
      });
    }
    made.push({ font, faces: done });
  }
  const isWanted = whole.some(({ font }) => font.characters !== 'all');
  return { made, files, lacksTools: isWanted && tools === undefined };
}
