import { untranslated } from '../local-text.ts';
import { sendHalving } from './batches.ts';
import { type Engine, EngineFailure, type Refused, type Spelled } from './engine.ts';
import type { EngineClient } from './engine-client.ts';
import { groongaOver } from './groonga-client.ts';
import { columns, exists, makeDocuments, makeMarkers } from './groonga-tables.ts';

/** Changes with the tables and columns. */
const format = '2';
const pageSize = 5000;

type Selected = { readonly n_hits: number; readonly records: readonly (readonly unknown[])[] };
type Loaded = {
  readonly loaded_ids: readonly number[];
  readonly errors: readonly { readonly return_code: number; readonly message: string | null }[];
};

/**
 * A language's table in Groonga. Which tables are complete stands in a table of its own.
 * @param index what all tables of the site begin with
 */
export function groongaEngine(client: EngineClient, name: string, index: string): Engine {
  const groonga = groongaOver(client);
  const markers = `${index}_indexes`;
  /** Documents that were being written when the engine was ended. */
  const broken = new Set<string>();
  const select = async (
    table: string,
    parameters: Readonly<Record<string, string>>,
  ): Promise<Selected> => {
    const selected = await groonga.run<Selected | undefined>('select', { table, ...parameters });
    if (!selected?.records) {
      throw new EngineFailure({
        zh: `${table}：回答中缺少记录`,
        en: `${table}: an answer lacks records`,
      });
    }
    return selected;
  };
  const writeMarker = async (build: string): Promise<void> => {
    const body = JSON.stringify([{ _key: name, format, build }]);
    const answer = await groonga.load({ table: markers }, body);
    if (answer?.error === '') return;
    throw new EngineFailure(
      answer
        ? untranslated(answer.error)
        : { zh: `${markers}：数据过大`, en: `${markers}: too large` },
    );
  };
  const removeOne = async (id: string): Promise<void> => {
    await groonga.run('delete', { table: name, key: id });
  };
  const load = async (documents: readonly Spelled[]): Promise<Refused[] | undefined> => {
    for (const { id } of documents) if (broken.delete(id)) await removeOne(id);
    const body = `[\n${documents.map(({ text }) => text).join(',\n')}\n]`;
    const answer = await groonga.load<Loaded>(
      { table: name, output_ids: 'yes', output_errors: 'yes' },
      body,
    );
    if (!answer) return undefined;
    const { loaded_ids: ids = [], errors = [] } = answer.body ?? {};
    if (ids.length !== documents.length) {
      throw new EngineFailure(
        answer.error
          ? untranslated(answer.error)
          : {
              zh: `${name}：只载入了 ${ids.length} 个文档`,
              en: `${name}: only ${ids.length} documents were loaded`,
            },
      );
    }
    return documents.flatMap(({ id }, at) => {
      const error = errors[at];
      if (ids[at] !== 0 && (error?.return_code ?? 0) === 0) return [];
      return [{ id, reason: error?.message ?? answer.error }];
    });
  };
  return {
    name,
    open: async () => {
      // Asked first, as nothing but Groonga answers so.
      await groonga.run('status', {}, true);
      await makeMarkers(groonga, markers);
      const found = await select(markers, {
        filter: `_key == ${JSON.stringify(name)}`,
        output_columns: 'format,build',
      });
      const marker = found.records[0];
      if (!marker) {
        if (await exists(groonga, name)) {
          throw new EngineFailure({
            zh: `表 ${name} 不是 site index 建立的：请用 --index 另选名称`,
            en: `the table ${name} was not made by site index: choose another name by --index`,
          });
        }
        await writeMarker('');
      } else if (marker[0] !== format) {
        throw new EngineFailure({
          zh: `表 ${name} 是另一个版本建立的：请删除它及其在 ${markers} 中的记录，或用 --index 另选名称`,
          en: `the table ${name} was made by another version: remove it and its row in ${markers}, or choose another name by --index`,
        });
      }
      await makeDocuments(groonga, name);
      return String(marker?.[1] ?? '');
    },
    known: async (progress) => {
      const fingerprints = new Map<string, string>();
      let after = 0;
      for (;;) {
        const { records } = await select(name, {
          filter: `_id > ${after}`,
          sort_keys: '_id',
          limit: String(pageSize),
          output_columns: '_id,_key,fingerprint',
        });
        for (const [number, key, fingerprint] of records) {
          fingerprints.set(String(key), String(fingerprint));
          if (fingerprint === '') broken.add(String(key));
          after = Number(number);
        }
        if (records.length < pageSize) return fingerprints;
        progress(fingerprints.size);
      }
    },
    begin: () => writeMarker(''),
    spell: (document) => {
      const values = Object.keys(columns).map((column) => [
        column,
        // Several names in one text: a column of one value is filtered by `homes @ "name"`, too.
        [document[column as keyof typeof columns] ?? ''].flat().join(' '),
      ]);
      return JSON.stringify({ _key: document.key, ...Object.fromEntries(values) });
    },
    put: (documents) => sendHalving(documents, load),
    remove: async (ids) => {
      for (const id of ids) await removeOne(id);
      return [];
    },
    settle: async () => {
      // To disk, should the machine be ended and not the engine alone.
      await groonga.run('io_flush', { target_name: name, recursive: 'dependent' });
      return (await select(name, { limit: '0' })).n_hits;
    },
    finish: writeMarker,
  };
}
