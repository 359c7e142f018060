import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import type { LocalText } from '../../local-text.ts';

/** A row by the names of its columns, with the line that it ends at. */
export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

export type CsvTable = { readonly columns: readonly string[]; readonly rows: readonly CsvRow[] };

/** The sign between the cells: the one that the first line has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const bare = head.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => [sign, bare.split(sign).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** What is wrong with a table, in words. */
function faultOf({ code, message, ...context }: CsvError): LocalText {
  const line = String((context as { lines?: unknown }).lines ?? '');
  const record = (context as { record?: unknown }).record;
  const count = Array.isArray(record) ? record.length : undefined;
  switch (code) {
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return {
        zh: `第 ${line} 行${count === undefined ? '' : `有 ${count} 格，`}与表头的格数不同`,
        en: `the row that ends at line ${line}${count === undefined ? '' : ` has ${count} cells, and`} differs from the header in its number of cells`,
      };
    case 'CSV_QUOTE_NOT_CLOSED':
      return {
        zh: `到第 ${line} 行为止有一个引号没有结束`,
        en: `a quotation mark does not end, up to line ${line}`,
      };
    default:
      return { zh: `第 ${line} 行：${message}`, en: `line ${line}: ${message}` };
  }
}

/**
 * Reads a table with a header. Quotation marks, line breaks in cells and `;` or tabs between them are understood.
 * @param name of the file, for messages
 * @throws UnreadableInput where it has no header, or rows of other lengths
 */
export function csvTable(text: string, name: string): CsvTable {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const fault = faultOf(error);
    throw new UnreadableInput({ zh: `${name}：${fault.zh}`, en: `${name}: ${fault.en}` });
  }
  const [head, ...rest] = records;
  const columns = head?.record.map((each) => each.trim()) ?? [];
  const twice = columns.find((each, index) => each !== '' && columns.indexOf(each) !== index);
  if (columns.every((each) => each === '') || twice !== undefined) {
    const fault =
      twice === undefined
        ? { zh: '没有表头', en: 'there is no header' }
        : { zh: `表头中有两列“${twice}”`, en: `two columns of the header are called "${twice}"` };
    throw new UnreadableInput({ zh: `${name}：${fault.zh}`, en: `${name}: ${fault.en}` });
  }
  const rows = rest
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, info }) => ({
      line: info.lines,
      cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ''])),
    }));
  return { columns, rows };
}
