import type { Groonga } from './groonga-client.ts';

/** Columns of a table of documents, in the order in which they are written: the fingerprint last of all. */
export const columns = {
  title: 'LongText',
  text: 'LongText',
  above: 'LongText',
  collection: 'ShortText',
  id: 'ShortText',
  route: 'ShortText',
  query: 'ShortText',
  path: 'ShortText',
  date: 'ShortText',
  type: 'ShortText',
  code: 'ShortText',
  homes: 'ShortText',
  language: 'ShortText',
  fingerprint: 'ShortText',
} as const;

/** Whether there is a table, or a column (`table.column`), of this name. */
export const exists = (groonga: Groonga, name: string): Promise<boolean> =>
  groonga.run<boolean>('object_exist', { name });

type Parameters = Readonly<Record<string, string>>;

async function makeTable(groonga: Groonga, name: string, parameters: Parameters): Promise<void> {
  if (await exists(groonga, name)) return;
  await groonga.run('table_create', { name, key_type: 'ShortText', ...parameters });
}

async function makeColumn(
  groonga: Groonga,
  table: string,
  name: string,
  parameters: Parameters,
): Promise<void> {
  if (await exists(groonga, `${table}.${name}`)) return;
  await groonga.run('column_create', { table, name, flags: 'COLUMN_SCALAR', ...parameters });
}

/** Makes what is missing of the table that says which tables of documents are complete. */
export async function makeMarkers(groonga: Groonga, table: string): Promise<void> {
  await makeTable(groonga, table, { flags: 'TABLE_HASH_KEY' });
  for (const name of ['format', 'build']) {
    await makeColumn(groonga, table, name, { type: 'ShortText' });
  }
}

/**
 * Makes what is missing of a table of documents and of its index: pairs of characters, words of letters
 * and of digits as a whole, case and width alike.
 */
export async function makeDocuments(groonga: Groonga, table: string): Promise<void> {
  await makeTable(groonga, table, { flags: 'TABLE_HASH_KEY' });
  for (const [name, type] of Object.entries(columns)) {
    await makeColumn(groonga, table, name, { type });
  }
  const terms = `${table}_terms`;
  await makeTable(groonga, terms, {
    flags: 'TABLE_PAT_KEY',
    default_tokenizer: 'TokenBigram',
    normalizer: 'NormalizerAuto',
  });
  await makeColumn(groonga, terms, 'document', {
    flags: 'COLUMN_INDEX|WITH_POSITION|WITH_SECTION',
    type: table,
    source: 'title,text',
  });
}
