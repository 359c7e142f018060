import type { Collection } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ArticleRecord } from './article-record.ts';
import { type AssetProblem, assetPlace } from './asset-place.ts';
import { fieldFiles } from './field-files.ts';
import type { ContentFile } from './find-content.ts';
import { locationKey } from './front-places.ts';
import { type LinkedFile, linkedFile } from './linked-file.ts';
import type { PictureFile, PictureFiles } from './picture-files.ts';
import type { ReadEntry } from './read-entry.ts';

export type EntryAssets = Pick<ReadEntry, 'pictures' | 'picture' | 'made' | 'downloads'> & {
  readonly fields: ArticleRecord['fields'];
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of the files beside the content that it names. */
  readonly looked: readonly string[];
};

/** Finds the pictures and files that an entry names, and tells which are not there. */
export async function entryAssets(
  record: Omit<ArticleRecord, 'html' | 'text' | 'headings'>,
  { path, file }: ContentFile,
  collection: Collection,
  pictures: PictureFiles,
  site: string,
): Promise<EntryAssets> {
  const diagnostics: Diagnostic[] = [];
  const looked: string[] = [];
  const remember = (address: string): void => {
    const place = assetPlace(site, address, path);
    if (!('problem' in place)) looked.push(place.file);
  };
  const nowhere = { start: 0, end: 0 };
  const report = ({ problem, suggestion }: AssetProblem, { start, end } = nowhere): void => {
    // The file that was meant is not told to be of no use.
    if (suggestion !== undefined) remember(suggestion);
    diagnostics.push({
      rule: 'content-asset',
      severity: 'error',
      message: problem,
      file,
      start,
      end,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  };
  const look = async (address: string, range = nowhere): Promise<PictureFile> => {
    remember(address);
    const found = await pictures(address, path);
    if (!('problem' in found)) {
      const { heavy: message } = found;
      if (message !== undefined) {
        diagnostics.push({ rule: 'picture-size', severity: 'warning', message, file, ...range });
      }
      return found;
    }
    report(found, range);
    return { src: address, made: new Map(), isMissing: true };
  };
  const found: PictureFile[] = [];
  for (const { address, ...range } of record.pictures) found.push(await look(address, range));
  const { src } = record.front.picture ?? {};
  const picture = src === undefined ? undefined : await look(src, record.places['picture/src']);
  const downloads: string[] = [];
  const copied: NonNullable<LinkedFile['made']>[] = [];
  for (const { address, ...range } of record.downloads) {
    remember(address);
    const linked = await linkedFile(site, address, path);
    if ('problem' in linked) report(linked, range);
    else if (linked.made) copied.push(linked.made);
    // A file that is not there has no link.
    downloads.push('problem' in linked ? '' : linked.address);
  }
  const { fields, made, problems } = await fieldFiles(record.fields, collection, site, path);
  for (const { pointer, ...problem } of problems) {
    report(problem, record.places[locationKey(...pointer)]);
  }
  const ofPictures = [...found, ...(picture ? [picture] : [])].flatMap((each) => [...each.made]);
  return {
    pictures: found,
    ...(picture && !picture.isMissing ? { picture } : {}),
    downloads,
    made: new Map([...made, ...copied, ...ofPictures]),
    looked: [...looked, ...[...made.values()].map(({ copyOf }) => copyOf)],
    fields,
    diagnostics,
  };
}
