import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pictureSize } from '../../content/assets/picture-size.ts';
import { entryAt } from '../../files/entry-at.ts';
import type { NewContent } from '../../init/write-together.ts';
import { fingerprintOf, type SourceFile } from '../source/source-file.ts';
import { idOfText } from './entry-ids.ts';

const pictures = new Set(['.jpg', '.jpeg', '.png', '.gif', '.webp', '.avif', '.svg']);
/** What visitors may fetch; programs and pages of the old site are no files of the new one. */
const attachments = new Set(
  [
    ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx', '.wps', '.et', '.dps', '.ofd'],
    ['.odt', '.ods', '.odp', '.rtf', '.txt', '.csv', '.zip', '.rar', '.7z', '.gz', '.epub'],
    ['.mp3', '.m4a', '.ogg', '.wav', '.mp4', '.m4v', '.webm', '.mov', '.ics', '.json', '.xml'],
  ].flat(),
);

const endingOf = (name: string): string => extname(name).toLowerCase();

export type MediaFiles = {
  /** Saves a picture; undefined where it is none, or no browser shows it. */
  readonly picture: (file: SourceFile) => Promise<string | undefined>;
  /** Saves a file that a link offers; undefined where it is of no kind that is offered. */
  readonly attachment: (file: SourceFile) => Promise<string | undefined>;
  /** What has to be written, by its path from the site's folder. */
  readonly files: () => ReadonlyMap<string, NewContent>;
};

const bytesOf = async (file: SourceFile): Promise<Buffer> =>
  'bytes' in file ? Buffer.from(file.bytes) : readFile(file.path);

/**
 * The pictures and files of imported documents, below `public/media`. The same content is saved once, whatever it is
 * called; of two contents of the same name the second has a part of its fingerprint behind it.
 * @param folder the site's folder
 * @param collection that they belong to
 */
export function mediaFiles(folder: string, collection: string): MediaFiles {
  const byContent = new Map<string, string>();
  const byPath = new Map<string, string>();
  const files = new Map<string, NewContent>();

  /** The fingerprint of what lies at a path, or is going to. */
  const fingerprintAt = async (path: string): Promise<string | undefined> => {
    const planned = byPath.get(path.toLowerCase());
    if (planned !== undefined) return planned;
    const file = join(folder, path);
    return entryAt(file)?.isFile() ? fingerprintOf({ name: path, path: file }) : undefined;
  };

  const save = async (file: SourceFile): Promise<string> => {
    const fingerprint = await fingerprintOf(file);
    const before = byContent.get(fingerprint);
    if (before !== undefined) return before;
    const ending = endingOf(file.name);
    const stem = (await idOfText(file.name.slice(0, file.name.length - ending.length))) || 'file';
    let path = `public/media/${collection}/${stem}${ending}`;
    let there = await fingerprintAt(path);
    if (there !== undefined && there !== fingerprint) {
      path = `public/media/${collection}/${stem}-${fingerprint.slice(0, 8)}${ending}`;
      there = await fingerprintAt(path);
    }
    byPath.set(path.toLowerCase(), fingerprint);
    if (there !== fingerprint)
      files.set(path, 'bytes' in file ? file.bytes : { copyOf: file.path });
    const address = path.slice('public'.length);
    byContent.set(fingerprint, address);
    return address;
  };

  return {
    picture: async (file) => {
      const ending = endingOf(file.name);
      if (!pictures.has(ending)) return undefined;
      const size = pictureSize(await bytesOf(file));
      if (!size || (size.type === 'svg') !== (ending === '.svg')) return undefined;
      return save(file);
    },
    attachment: async (file) => {
      const ending = endingOf(file.name);
      return pictures.has(ending) || attachments.has(ending) ? save(file) : undefined;
    },
    files: () => files,
  };
}
