import { join, posix } from 'node:path';
import { entryAt } from '../../files/entry-at.ts';
import type { NewContent } from '../../init/write-together.ts';
import type { Progress } from '../../io.ts';
import { type Note, type NoteTaker, noteTaker } from '../note.ts';
import type { ImportSource, LeftOut } from '../source/source-document.ts';
import { type ConvertedEntry, convertDocument, fileText } from './convert-document.ts';
import { type EntryCompiler, entryCompiler } from './entry-compiler.ts';
import { type NamedDocument, nameDocuments } from './entry-ids.ts';
import { type EntryState, stateFinder } from './entry-state.ts';
import { addressOfEntry, type ImportTarget, pathOfEntry } from './import-target.ts';
import { dropDeadAnchors } from './live-anchors.ts';
import { mediaFiles } from './media-files.ts';
import { type OldAddress, redirectFiles } from './old-redirects.ts';
import { type AddressContext, documentsByKey, resolveAddresses } from './resolve-addresses.ts';

export type PlannedEntry = {
  /** What the old site calls it. */
  readonly name: string;
  /** Path of the entry from the site's folder. */
  readonly path: string;
  readonly title: string;
  readonly state: EntryState;
  readonly notes: readonly Note[];
  /** Keys that its collection requires and it lacks. */
  readonly missing: readonly string[];
};

export type ImportPlan = {
  readonly entries: readonly PlannedEntry[];
  readonly leftOut: readonly LeftOut[];
  /** What is written, by path from the site's folder. */
  readonly files: ReadonlyMap<string, NewContent>;
  /** Pictures and other files among them. */
  readonly mediaCount: number;
  /** Files of the site among them, which keep the addresses of old. */
  readonly redirectPaths: readonly { readonly path: string; readonly isNew: boolean }[];
};

type Worked = {
  readonly named: NamedDocument;
  readonly path: string;
  readonly notes: NoteTaker;
  readonly entry: ConvertedEntry;
  /** Places of its text, when it is compiled. */
  readonly ids: Promise<readonly string[] | undefined>;
};

function startNotes({ isSecond, id }: NamedDocument): NoteTaker {
  const notes = noteTaker();
  if (isSecond) {
    notes.add(
      'changed',
      {
        zh: '另一份文档已用这个名称，id 加了数字',
        en: 'another document has this name; a number stands behind the id',
      },
      id,
    );
  }
  return notes;
}

/** Every so many documents the person at the terminal sees how far it is. */
const step = 25;

/** Converts all documents, and those again that others link into. */
async function convertAll(
  documents: readonly NamedDocument[],
  context: AddressContext,
  compiler: EntryCompiler,
  leftOut: LeftOut[],
  progress: Progress | undefined,
): Promise<readonly Worked[]> {
  const { target } = context;
  const convert = async (named: NamedDocument, isAsked = false): Promise<Worked> => {
    const notes = startNotes(named);
    const { language, id } = named;
    const entry = await convertDocument(named, target, resolveAddresses(named, notes, context));
    const ids = compiler.compile(entry.text, language, notes, isAsked || entry.tree !== undefined);
    return { named, path: pathOfEntry(target, language, id), notes, entry, ids };
  };
  const worked: Worked[] = [];
  for (const [index, named] of documents.entries()) {
    if (index % step === 0) {
      progress?.({
        zh: `正在转换：${index}／${documents.length}`,
        en: `converting: ${index} of ${documents.length} documents`,
      });
      // What ends the process, and what else waits, has its turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
    try {
      worked.push(await convert(named));
    } catch (error) {
      // The parsers go down by recursion.
      if (!(error instanceof RangeError)) throw error;
      leftOut.push({
        name: named.document.name,
        why: { zh: '嵌套太深，无法读取', en: 'it is nested too deeply to be read' },
      });
    }
  }
  // What others link to is known only now.
  for (const [index, each] of worked.entries()) {
    const { named, entry } = each;
    const places = context.wanted.get(named);
    if (!places) continue;
    const ids =
      (await each.ids) ?? (await compiler.compile(entry.text, named.language, noteTaker(), true));
    const isThere = [...places].every((place) => ids?.includes(place) !== false);
    worked[index] = isThere ? { ...each, ids: Promise.resolve(ids) } : await convert(named, true);
  }
  return worked;
}

/** Takes out links to places that the texts do not have, once all of them are there. */
async function finishAnchors(
  all: readonly Worked[],
  compiler: EntryCompiler,
): Promise<readonly Worked[]> {
  const idsByPath = new Map<string, readonly string[] | undefined>();
  for (const { path, ids } of all) idsByPath.set(path, await ids);
  return all.map((each) => {
    const { path, notes, entry, named } = each;
    const { tree, front } = entry;
    const idsOf = (file: string): readonly string[] | undefined =>
      idsByPath.get(file === '' ? path : posix.join(posix.dirname(path), file));
    if (!tree || !dropDeadAnchors(tree, idsOf, notes)) return each;
    const text = fileText(front, tree);
    return {
      ...each,
      entry: { ...entry, text },
      ids: compiler.compile(text, named.language, noteTaker(), false),
    };
  });
}

/**
 * Converts all documents of a source, and says what has to be written for them. Nothing is written.
 * @param progress is called now and then
 */
export async function planImport(
  source: ImportSource,
  target: ImportTarget,
  progress?: Progress,
): Promise<ImportPlan> {
  const documents = await nameDocuments(source.documents, target.language);
  const media = mediaFiles(target.site.folder, target.name);
  const { origin } = source;
  const context = { target, origin, media, byKey: documentsByKey(documents), wanted: new Map() };
  const leftOut = [...source.leftOut];
  const compiler = entryCompiler(target);
  let worked: readonly Worked[];
  try {
    const all = await convertAll(documents, context, compiler, leftOut, progress);
    worked = await finishAnchors(all, compiler);
    await Promise.all(worked.map(({ ids }) => ids));
  } finally {
    progress?.(undefined);
    await compiler.close();
  }
  const stateOf = stateFinder(target);
  const entries: PlannedEntry[] = [];
  const files = new Map<string, NewContent>();
  const addresses: OldAddress[] = [];
  const states: EntryState[] = [];
  for (const { named, path, notes, entry } of worked) {
    const state = await stateOf(path, entry.text);
    states.push(state);
    if (state === 'new' || state === 'replaced') files.set(path, entry.text);
    const to = addressOfEntry(target, named.language, { id: named.id, ...(entry.front as object) });
    if (to === undefined || entry.front.draft === true) continue;
    for (const address of named.document.addresses) addresses.push({ address, to, notes });
  }
  const redirects = await redirectFiles(target, addresses);
  for (const [index, { named, path, notes, entry }] of worked.entries()) {
    const state = states[index] ?? 'new';
    entries.push({
      name: named.document.name,
      path,
      title: entry.front.title,
      state,
      notes: notes.all(),
      missing: entry.missing,
    });
  }
  const saved = media.files();
  for (const [path, content] of [...saved, ...redirects]) files.set(path, content);
  return {
    entries,
    leftOut,
    files,
    mediaCount: saved.size,
    redirectPaths: [...redirects.keys()].map((path) => ({
      path,
      isNew: entryAt(join(target.site.folder, path)) === undefined,
    })),
  };
}
