import { compact } from '../../../schema/compact.ts';
import type { Collection } from '../../../schema/source.generated.ts';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import { type AssetProblem, assetLocation } from '../assets/asset-location.ts';
import { fieldFiles } from '../assets/field-files.ts';
import { type LinkedFile, linkedFile } from '../assets/linked-file.ts';
import type { PictureFile, PictureFiles } from '../assets/picture-files.ts';
import { type ContentFinding, wholeFile } from '../content-finding.ts';
import type { ArticleRecord } from '../entries/article-record.ts';
import type { ContentFile } from '../entries/find-content.ts';
import { locationKey } from '../entries/front-matter-locations.ts';
import type { ReadEntry } from '../entries/read-entry.ts';
import { missingFile } from '../rules/content-asset.ts';
import { heavyPicture, heavyPictureFinding } from '../rules/picture-size.ts';

export type EntryAssets = Pick<ReadEntry, 'pictures' | 'picture' | 'copies' | 'downloads'> & {
  readonly fields: ArticleRecord['fields'];
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of the files beside the content that it names. */
  readonly looked: readonly string[];
};

/** Finds the pictures and files that an entry names, and reports which are not there. */
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
    const location = assetLocation(site, address, path);
    if (!('problem' in location)) looked.push(location.file);
  };
  const add = (finding: ContentFinding): void => {
    diagnostics.push({ ...finding, file });
  };
  const reportMissing = (problem: AssetProblem, range: Range = wholeFile): void => {
    // The file that was meant is not reported as one that nobody sees.
    if (problem.suggestion !== undefined) remember(problem.suggestion);
    add(missingFile(problem, range));
  };
  const look = async (address: string, range = wholeFile): Promise<PictureFile> => {
    remember(address);
    const found = await pictures(address, path);
    if ('problem' in found) {
      reportMissing(found, range);
      return { src: address, copies: new Map(), isMissing: true };
    }
    const { load } = found;
    const heavy = load && heavyPicture(load.bytes, load.width);
    if (heavy !== undefined) add(heavyPictureFinding(heavy, range));
    return found;
  };
  const found: PictureFile[] = [];
  for (const { address, ...range } of record.pictures) found.push(await look(address, range));
  const { src } = record.front.picture ?? {};
  const picture = src === undefined ? undefined : await look(src, record.locations['picture/src']);
  const downloads: string[] = [];
  const copied: NonNullable<LinkedFile['copies']>[] = [];
  for (const { address, ...range } of record.downloads) {
    remember(address);
    const linked = await linkedFile(site, address, path);
    if ('problem' in linked) reportMissing(linked, range);
    else if (linked.copies) copied.push(linked.copies);
    // A file that is not there has no link.
    downloads.push('problem' in linked ? '' : linked.address);
  }
  const { fields, copies, problems } = await fieldFiles(record.fields, collection, site, path);
  for (const { pointer, ...problem } of problems) {
    reportMissing(problem, record.locations[locationKey(...pointer)]);
  }
  const ofPictures = [...found, ...(picture ? [picture] : [])].flatMap((each) => [...each.copies]);
  return compact({
    pictures: found,
    picture: picture?.isMissing ? undefined : picture,
    downloads,
    copies: new Map([...copies, ...copied, ...ofPictures]),
    looked: [...looked, ...[...copies.values()].map(({ copyOf }) => copyOf)],
    fields,
    diagnostics,
  });
}
