import { untranslated } from '../local-text.ts';
import { sendHalving } from './batches.ts';
import { analyzerOf, bulkMapping } from './bulk-mapping.ts';
import { type BulkItem, itemResult } from './bulk-result.ts';
import { type Engine, EngineFailure, type Refused, type Spelled } from './engine.ts';
import { type EngineAnswer, type EngineClient, type EngineRequest, said } from './engine-client.ts';

/** Documents asked for at once; engines give at most 10,000 (index.max_result_window). */
const pageSize = 5000;
/** Documents of ours, should there be others in the index. */
const ours = { exists: { field: 'key' } };

type Marker = { readonly format: string; readonly build: string };
type Meta = { readonly site?: Marker };
type Hit = { readonly _id: string; readonly _source: { readonly fingerprint: string } };
type Hits = { readonly hits?: { readonly hits?: readonly Hit[] } };

/**
 * A language's index in OpenSearch or Elasticsearch: what both understand of the APIs of indices, search
 * and bulk. That the index is complete stands in its mapping (`_meta`).
 * @param tag BCP 47 tag of the language
 */
export function bulkEngine(client: EngineClient, name: string, tag: string): Engine {
  const format = `3 ${analyzerOf(tag)}`;
  let meta: Meta = {};
  const wrong = (answer: EngineAnswer): EngineFailure =>
    new EngineFailure(untranslated(`${name}: ${answer.status} ${said(answer.body)}`));
  const send = async <Body>(request: EngineRequest): Promise<Body> => {
    const answer = await client.send(request);
    if (answer.status >= 300) throw wrong(answer);
    return answer.body as Body;
  };
  const writeMarker = async (build: string): Promise<void> => {
    meta = { ...meta, site: { format, build } };
    const body = JSON.stringify({ _meta: meta });
    await send({ method: 'PUT', path: `/${name}/_mapping`, body });
  };
  const readMeta = async (first: boolean): Promise<Meta | undefined> => {
    const answer = await client.send({ path: `/${name}/_mapping`, first });
    if (answer.status === 404 && said(answer.body).includes('index_not_found')) return undefined;
    if (answer.status >= 300) throw wrong(answer);
    const indices = Object.values(answer.body as Record<string, { mappings?: { _meta?: Meta } }>);
    if (indices.length !== 1) {
      throw new EngineFailure({
        zh: `${name} 对应多个索引`,
        en: `${name} stands for several indices`,
      });
    }
    return indices[0]?.mappings?._meta ?? {};
  };
  const open = async (): Promise<string> => {
    let found = await readMeta(true);
    if (!found) {
      const mappings = { ...bulkMapping(tag), _meta: { site: { format, build: '' } } };
      const body = JSON.stringify({ mappings });
      const answer = await client.send({ method: 'PUT', path: `/${name}`, body });
      // Made by an attempt whose answer was lost, or by another run: then its mapping says so.
      if (answer.status >= 300 && !said(answer.body).includes('already_exists'))
        throw wrong(answer);
      found = (await readMeta(false)) ?? {};
    }
    meta = found;
    const marker = found.site;
    if (!marker) {
      throw new EngineFailure({
        zh: `${name} 不是 site index 建立的：请用 --index 另选名称`,
        en: `${name} was not made by site index: choose another name by --index`,
      });
    }
    if (marker.format !== format) {
      throw new EngineFailure({
        zh: `${name} 是为另一种分词器或由另一个版本建立的（${marker.format}，现为 ${format}）：请删除它，或用 --index 另选名称`,
        en: `${name} was made for another analyzer or by another version (${marker.format}, now ${format}): delete it, or choose another name by --index`,
      });
    }
    return marker.build;
  };
  const refresh = (): Promise<unknown> => send({ method: 'POST', path: `/${name}/_refresh` });
  /** Sends lines, those again for which the engine had no time. */
  const bulk = async (documents: readonly Spelled[]): Promise<Refused[] | undefined> => {
    const refused: Refused[] = [];
    let due = documents;
    for (let attempt = 0; ; attempt += 1) {
      const body = due.map(({ text }) => text).join('');
      const answer = await client.send({
        method: 'POST',
        path: `/${name}/_bulk`,
        body,
        type: 'application/x-ndjson',
      });
      if (answer.status === 413) {
        if (due === documents) return undefined;
        return [...refused, ...(await sendHalving(due, bulk))];
      }
      if (answer.status >= 300) throw wrong(answer);
      const { items = [] } = answer.body as { items?: readonly BulkItem[] };
      if (items.length !== due.length) {
        throw new EngineFailure({
          zh: `${name}：回答中缺少部分结果`,
          en: `${name}: an answer lacks items`,
        });
      }
      const results = due.map((each, at) => ({ each, ...itemResult(items[at]) }));
      for (const { each, kind, reason } of results) {
        if (kind === 'refused') refused.push({ id: each.id, reason });
      }
      const busy = results.filter(({ kind }) => kind === 'busy');
      if (busy.length === 0) return refused;
      due = busy.map(({ each }) => each);
      await client.pause(attempt, untranslated(busy[0]?.reason ?? ''));
    }
  };
  return {
    name,
    open,
    known: async (progress) => {
      await refresh();
      const fingerprints = new Map<string, string>();
      let after: string | undefined;
      for (;;) {
        const body = JSON.stringify({
          size: pageSize,
          query: ours,
          _source: ['fingerprint'],
          sort: [{ key: 'asc' }],
          ...(after === undefined ? {} : { search_after: [after] }),
        });
        const path = `/${name}/_search?allow_partial_search_results=false`;
        const hits = (await send<Hits>({ method: 'POST', path, body })).hits?.hits;
        if (!hits) {
          throw new EngineFailure({
            zh: `${name}：搜索的回答中没有结果`,
            en: `${name}: a search answers without hits`,
          });
        }
        for (const { _id, _source } of hits) fingerprints.set(_id, _source.fingerprint);
        if (hits.length < pageSize) return fingerprints;
        after = hits.at(-1)?._id;
        progress(fingerprints.size);
      }
    },
    begin: () => writeMarker(''),
    spell: (document) =>
      `${JSON.stringify({ index: { _id: document.key } })}\n${JSON.stringify(document)}\n`,
    put: (documents) => sendHalving(documents, bulk),
    remove: (ids) =>
      sendHalving(
        ids.map((id) => ({ id, text: `${JSON.stringify({ delete: { _id: id } })}\n` })),
        bulk,
      ),
    settle: async () => {
      await refresh();
      const body = JSON.stringify({ query: ours });
      return (await send<{ count: number }>({ method: 'POST', path: `/${name}/_count`, body }))
        .count;
    },
    finish: writeMarker,
  };
}
