import { posix } from 'node:path';
import { bareScheme } from '../../addresses/bare-scheme.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import { isOnOwnDisk } from '../../content/assets/own-disk.ts';
import type { NoteTaker } from '../note.ts';
import { pathOnSite } from '../source/document-key.ts';
import type { Conversion } from '../source/source-document.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { NamedDocument } from './entry-ids.ts';
import { type ImportTarget, pathOfEntry } from './import-target.ts';
import type { MediaFiles } from './media-files.ts';

/** What addresses of the old site lead to. */
export type AddressContext = {
  readonly target: ImportTarget;
  readonly origin: string | undefined;
  readonly media: MediaFiles;
  /** The documents by the names that links have for them; translations of one may have the same. */
  readonly byKey: ReadonlyMap<string, readonly NamedDocument[]>;
  /** Places of documents that links lead to: filled while documents are converted. */
  readonly wanted: Map<NamedDocument, Set<string>>;
};

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** A picture that stands in the page itself. */
function inlinePicture(address: string): SourceFile | undefined {
  const [, type = '', isBase64, data = ''] =
    /^data:image\/([\w+.-]+)(;base64)?(?:;[^,]*)?,(.*)$/is.exec(address) ?? [];
  if (type === '' || data === '') return undefined;
  const ending = type === 'jpeg' ? 'jpg' : type.startsWith('svg') ? 'svg' : type;
  const bytes = isBase64 ? Buffer.from(data, 'base64') : Buffer.from(decodePath(data));
  return { name: `picture.${ending}`, bytes };
}

const hashOf = (address: string): string => /#.*$/s.exec(address)?.[0] ?? '';

/** The address on the old site that a relative one means, as seen from a document. */
function absoluteAddress(address: string, from: string, origin: string): string | undefined {
  const base = URL.canParse(from, origin) ? new URL(from, origin) : origin;
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

/** Indexes documents by the names that links have for them. */
export function documentsByKey(documents: readonly NamedDocument[]): AddressContext['byKey'] {
  const index = new Map<string, NamedDocument[]>();
  for (const each of documents) {
    for (const key of each.document.keys) {
      const found = index.get(key);
      if (found) found.push(each);
      else index.set(key, [each]);
    }
  }
  return index;
}

/** Finds out what addresses in a document are on the new site. */
export function resolveAddresses(
  named: NamedDocument,
  notes: NoteTaker,
  context: AddressContext,
): Conversion {
  const { document, language, id } = named;
  const { target, origin, media, byKey, wanted } = context;
  const here = pathOfEntry(target, language, id);

  const documentAt = (address: string): NamedDocument | undefined => {
    for (const key of document.keysOf(address)) {
      const found = byKey.get(key);
      if (found) return found.find((each) => each.language === language) ?? found[0];
    }
    return undefined;
  };

  /** An address that stays as it is, or the whole one of a place on the old site. */
  const elsewhere = (address: string): string | undefined => {
    const whole = address.startsWith('//') ? `https:${address}` : address;
    if (bareScheme(whole) !== undefined || isOnOwnDisk(whole)) return undefined;
    const name = scheme.exec(whole)?.[1]?.toLowerCase();
    if (name !== undefined && !['http', 'https', 'mailto', 'tel'].includes(name)) return undefined;
    if (name !== undefined) {
      if (pathOnSite(whole, origin) !== undefined) {
        notes.add(
          'check',
          {
            zh: '链接仍指向旧网站',
            en: 'a link still leads to the old site',
          },
          whole,
        );
      }
      return whole;
    }
    // A file of the source has no address on the old site.
    if (origin === undefined || /\.mdx?(?:[?#]|$)/i.test(whole)) return undefined;
    const absolute = absoluteAddress(whole, document.addresses[0] ?? '/', origin);
    if (absolute !== undefined) {
      notes.add(
        'check',
        {
          zh: '链接仍指向旧网站',
          en: 'a link still leads to the old site',
        },
        absolute,
      );
    }
    return absolute;
  };

  return {
    notes,
    anchors: wanted.get(named) ?? new Set(),
    link: async (written) => {
      const address = written.trim();
      if (address === '' || address.startsWith('#')) return address || undefined;
      const found = documentAt(address);
      if (found) {
        if (target.collection.detail === undefined) return undefined;
        const hash = hashOf(address);
        if (hash !== '') {
          const places = wanted.get(found) ?? new Set();
          wanted.set(found, places.add(decodePath(hash.slice(1))));
        }
        if (found === named && hash !== '') return hash;
        const path = pathOfEntry(target, found.language, found.id);
        return posix.relative(posix.dirname(here), path) + hash;
      }
      const file = await document.findFile(address);
      const saved = file && (await media.attachment(file));
      return saved ?? elsewhere(address);
    },
    picture: async (written) => {
      const address = written.trim();
      if (address === '') return undefined;
      const inline = inlinePicture(address);
      if (inline) return media.picture(inline);
      const file = await document.findFile(address);
      const saved = file && (await media.picture(file));
      if (saved !== undefined) return saved;
      if (file) {
        notes.add(
          'lost',
          {
            zh: '不是浏览器能显示的图片',
            en: 'a file that is no picture browsers show',
          },
          file.name,
        );
        return undefined;
      }
      const whole = address.startsWith('//') ? `https:${address}` : address;
      if (!/^https?:\/\/[^/]/i.test(whole)) {
        if (origin === undefined || scheme.test(whole)) return undefined;
        const absolute = absoluteAddress(whole, document.addresses[0] ?? '/', origin);
        if (absolute === undefined) return undefined;
        notes.add(
          'check',
          { zh: '图片仍在旧网站上', en: 'a picture is still on the old site' },
          absolute,
        );
        return absolute;
      }
      notes.add(
        'check',
        {
          zh: '图片仍在别的网站上',
          en: 'a picture is still on another site',
        },
        whole,
      );
      return whole;
    },
  };
}
