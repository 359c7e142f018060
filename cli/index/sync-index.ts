import { nameOf } from '../content/cache/article-cache.ts';
import { counted } from '../diagnostics/counted.ts';
import type { Progress } from '../io.ts';
import { batches } from './batches.ts';
import { type Engine, EngineFailure, type Refused, type Spelled } from './engine.ts';
import type { PlannedDocument } from './indexed-document.ts';

export type SyncResult = {
  readonly documents: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly refused: readonly Refused[];
};

/** Ids in a request to remove them. */
const removedTogether = 1000;

/** Names all that an index holds. */
const buildOf = (planned: ReadonlyMap<string, PlannedDocument>): string =>
  nameOf(...[...planned.values()].map(({ key, fingerprint }) => `${key} ${fingerprint}`).sort());

function* spelled(
  documents: readonly PlannedDocument[],
  spell: Engine['spell'],
): Generator<Spelled> {
  for (const { key, make } of documents) yield { id: key, text: spell(make()) };
}

/**
 * Brings an engine's index to what the site has: sends what is new or changed, then removes what is gone,
 * then says in the index that it is complete. May be stopped anywhere and run again.
 * @param progress is called with how far it is
 * @param keepsGone what the site does not have now stays: it may only be out of reach
 * @throws EngineFailure where the engine fails, or has another number of documents in the end than it should
 */
export async function syncIndex(
  engine: Engine,
  documents: readonly PlannedDocument[],
  progress: Progress = () => undefined,
  keepsGone = false,
): Promise<SyncResult> {
  const planned = new Map(documents.map((each) => [each.key, each]));
  const complete = await engine.open();
  const known = await engine.known((count) =>
    progress({
      zh: `${engine.name}：已有 ${count} 个文档`,
      en: `${engine.name}: ${count} are there`,
    }),
  );
  const due = [...planned.values()].filter(
    ({ key, fingerprint }) => known.get(key) !== fingerprint,
  );
  const gone = keepsGone ? [] : [...known.keys()].filter((key) => !planned.has(key));
  const build = buildOf(planned);
  if (due.length === 0 && gone.length === 0 && complete === build) {
    return { documents: planned.size, added: 0, changed: 0, removed: 0, refused: [] };
  }
  await engine.begin();
  const refused: Refused[] = [];
  let sent = 0;
  for (const batch of batches(spelled(due, engine.spell))) {
    progress({
      zh: `${engine.name}：已发送 ${sent}／${due.length}`,
      en: `${engine.name}: ${sent} of ${due.length} sent`,
    });
    refused.push(...(await engine.put(batch)));
    sent += batch.length;
  }
  const unsent = new Set(refused.map(({ id }) => id));
  // Removed last: what moved within the site can be found all the time.
  let removed = 0;
  for (let first = 0; first < gone.length; first += removedTogether) {
    progress({
      zh: `${engine.name}：已移除 ${first}／${gone.length}`,
      en: `${engine.name}: ${first} of ${gone.length} removed`,
    });
    const ids = gone.slice(first, first + removedTogether);
    const kept = await engine.remove(ids);
    refused.push(...kept);
    removed += ids.length - kept.length;
  }
  progress({ zh: `${engine.name}：正在清点`, en: `${engine.name}: counting` });
  const taken = due.filter(({ key }) => !unsent.has(key));
  const added = taken.filter(({ key }) => !known.has(key)).length;
  const expected = known.size + added - removed;
  const found = await engine.settle();
  if (found !== expected) {
    throw new EngineFailure({
      zh: `${engine.name} 有 ${found} 个文档，应为 ${expected} 个：请再运行一次`,
      en: `${engine.name} has ${counted(found, 'document')} and should have ${expected}: run it again`,
    });
  }
  if (refused.length === 0 && !keepsGone) await engine.finish(build);
  return { documents: planned.size, added, changed: taken.length - added, removed, refused };
}
