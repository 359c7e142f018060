import { dirname } from 'node:path';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import { convertHtml } from '../html/convert-html.ts';
import { parseFragment } from '../html/parse-html.ts';
import { plainParagraphs } from '../html/plain-paragraphs.ts';
import { decodeSource } from '../source/decode-source.ts';
import { documentKey, pathOnSite } from '../source/document-key.ts';
import { findInFolder } from '../source/find-in-folder.ts';
import type { ImportSource, LeftOut, SourceDocument } from '../source/source-document.ts';
import { readSource, sourceFiles } from '../source/source-files.ts';
import type { SourceOptions } from '../source/source-options.ts';
import { columnMap, rowKeys } from './column-map.ts';
import { type CsvRow, csvTable } from './csv-table.ts';

/** Whether a cell holds HTML. */
const isHtml = (text: string): boolean =>
  /<(?:p|div|br|span|table|h[1-6]|ul|ol|img|a|strong|b)\b[^>]*>/i.test(text);

type Place = {
  readonly file: string;
  readonly folder: string;
  readonly origin: string | undefined;
};

function documentOf(
  row: CsvRow,
  columns: ReadonlyMap<string, string>,
  { file, folder, origin }: Place,
): SourceDocument {
  const cell = (key: string): string => row.cells[columns.get(key) ?? '']?.trim() ?? '';
  const title = cell('title');
  const old =
    pathOnSite(cell('old'), origin) ??
    pathOnSite(cell('old'), /^https?:\/\/[^/]+/i.exec(cell('old'))?.[0]);
  const front = Object.fromEntries(
    [...columns.keys()]
      .filter((key) => !(rowKeys as readonly string[]).includes(key) && cell(key) !== '')
      .map((key) => [key, cell(key)]),
  );
  return {
    name: `${file}:${row.line}`,
    slug: cell('id') || title || `${file}-${row.line}`,
    addresses: old === undefined ? [] : [old],
    keys: old === undefined ? [] : [documentKey(old)],
    keysOf: (address) => {
      const path = pathOnSite(address, origin);
      return path === undefined ? [] : [documentKey(path)];
    },
    findFile: (address) => findInFolder(folder, address),
    convert: async (conversion) => {
      const body = cell('body');
      const html = parseFragment(isHtml(body) ? body : plainParagraphs(body));
      const { tree } = await convertHtml(html, conversion, title);
      return { front, tree };
    },
  };
}

/**
 * The rows of a table, each a document.
 * @param keys those that the front matter of the collection may have
 */
export async function csvSource(
  { path, encoding, columns: written, media, old: origin }: SourceOptions,
  keys: readonly string[],
): Promise<ImportSource> {
  const { root, names } = await sourceFiles(path, (name) => /\.(?:csv|tsv)$/i.test(name));
  const documents: SourceDocument[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of names) {
    const { columns, rows } = csvTable(
      decodeSource(await readSource(`${root}/${file}`), file, encoding),
      file,
    );
    const map = columnMap(written, columns, keys);
    if (!map.has('title')) {
      throw new UnreadableInput({
        zh: `${file}：没有标题列；表中有 ${columns.join('、')}，请用 --columns title=… 指明`,
        en: `${file}: no column holds the title; there are ${columns.join(', ')}: pass --columns title=…`,
      });
    }
    const used = new Set(map.values());
    for (const column of columns.filter((each) => each !== '' && !used.has(each))) {
      leftOut.push({
        name: `${file}: ${column}`,
        why: { zh: '这一列没有对应的键', en: 'no key of the collection has this column' },
      });
    }
    const folder = media ?? dirname(`${root}/${file}`);
    documents.push(...rows.map((row) => documentOf(row, map, { file, folder, origin })));
  }
  return { documents, leftOut, origin };
}
