import type { Model, PageData, RouteTable } from '../../schema/model.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { type NewFile, textOf } from '../files/new-file.ts';
import type { FrameFile } from './frame-files.ts';
import type { PageRecord } from './page-records.ts';
import type { PageTarget } from './page-targets.ts';

type Made = Pick<PageRecord, 'data' | 'reads'>;

/**
 * Fingerprints of pages: of the program, of what all pages of the variant share, and of what a page turned out to
 * read while it was rendered.
 * @param common names the program and the files of the runtime
 */
export function pageFingerprints(
  { tables, groups, seo }: Model,
  frames: Readonly<Record<string, FrameFile>>,
  emitted: ReadonlyMap<string, NewFile>,
  common: string,
): (target: PageTarget, made: Made, style: string) => string {
  const values = new WeakMap<object, string>();
  const ofValue = (value: object | undefined): string => {
    if (value === undefined) return '';
    const known = values.get(value) ?? nameOf(JSON.stringify(value));
    values.set(value, known);
    return known;
  };
  // Which picture stands for another one in link previews follows from the other, which the page has.
  const { sharePictures: _, ...told } = seo;
  const shared = nameOf(common, JSON.stringify(told));
  const tableOf = ({ language, device }: PageTarget): RouteTable | undefined =>
    tables.find((each) => each.language === language && each.device === device);
  const texts = new Map<string, string>();
  const ofFile = (path: string): string => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const file = emitted.get(path);
    const fingerprint =
      file === undefined
        ? 'none'
        : 'fingerprint' in file && file.fingerprint !== undefined
          ? file.fingerprint
          : 'text' in file
            ? nameOf(textOf(file))
            : 'other';
    texts.set(path, fingerprint);
    return fingerprint;
  };
  return (target, { data, reads }, style) => {
    const { path, query, language, device, status = '', fallbackOf = '' } = target;
    const table = tableOf(target);
    const row = table && tableIndex(table).match(path)?.value;
    const group = groups.find(
      (each) => each.group === row?.group && each.language === language && each.device === device,
    );
    const own: PageData | undefined = group ?? table;
    const parts = data.map((name) => {
      const kind = name.startsWith('list ') ? own?.lists : own?.entries;
      return `${name} ${ofValue(kind?.[name.slice(name.indexOf(' ') + 1)])}`;
    });
    return nameOf(
      shared,
      `${path}${query} ${status} ${fallbackOf} ${style}`,
      frames[`${language}.${device}`]?.address ?? '',
      ofValue(table?.routes),
      ofValue(row?.page === undefined ? undefined : own?.pages[row.page]),
      // A page for a status is one of the table's.
      (status === '' || status === 'fallback') && row ? '' : ofValue(table?.pages),
      ...parts,
      ...reads.map((each) => `${each} ${ofFile(each)}`),
    );
  };
}
