import { posix } from 'node:path';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { anchorFault } from './anchor-findings.ts';
import type { ContentFile } from './find-content.ts';
import { locationKey } from './front-places.ts';
import { linkedPath } from './linked-path.ts';
import type { ReadContent } from './read-content.ts';
import type { ReadEntry } from './read-entry.ts';

type Found = Pick<Diagnostic, 'rule' | 'message'> &
  Partial<Pick<Diagnostic, 'severity'>> & {
    readonly range?: Range | undefined;
    readonly suggestion?: string | undefined;
  };

const placeOf = ({ language, collection }: ContentFile): string => `${language}/${collection}`;

const diagnosticOf = (
  { file }: ContentFile,
  { rule, severity = 'error', message, range, suggestion }: Found,
): Diagnostic => ({
  rule,
  severity,
  message,
  file,
  start: range?.start ?? 0,
  end: range?.end ?? 0,
  ...(suggestion === undefined ? {} : { suggestion }),
});

/** Where an entry names an alias, if it does. */
function aliasOf(owner: ContentFile | ReadEntry, alias: string): Pick<Diagnostic, 'related'> {
  if (!('record' in owner)) return {};
  const wanted = alias.toLowerCase();
  const at = owner.record.front.aliases?.findIndex((each) => each.toLowerCase() === wanted) ?? -1;
  const range = at < 0 ? undefined : owner.record.places[locationKey('aliases', at)];
  return range ? { related: [{ ...range, file: owner.file, message: 'the first one' }] } : {};
}

/** Ids and aliases that are there twice in a collection and language; letter case does not tell them apart. */
function* duplicates({ entries, files }: ReadContent): Generator<Diagnostic> {
  const rule = 'content-duplicate-id';
  const owners = new Map<string, ContentFile | ReadEntry>();
  const keyOf = (file: ContentFile, id: string) => `${placeOf(file)}/${id.toLowerCase()}`;
  for (const file of files) {
    const key = keyOf(file, file.id);
    const owner = owners.get(key);
    if (!owner) owners.set(key, file);
    else
      yield diagnosticOf(file, { rule, message: `"${file.id}" is the id of ${owner.file}, too` });
  }
  for (const entry of entries) {
    for (const [index, alias] of (entry.record.front.aliases ?? []).entries()) {
      const key = keyOf(entry, alias);
      const owner = owners.get(key);
      if (!owner) owners.set(key, entry);
      else {
        const whose = owner.file === entry.file ? 'this entry' : owner.file;
        const message = `"${alias}" is already an id or alias of ${whose}`;
        const range = entry.record.places[locationKey('aliases', index)];
        yield { ...diagnosticOf(entry, { rule, message, range }), ...aliasOf(owner, alias) };
      }
    }
  }
}

/** Links to other files of content that lead nowhere. */
function* badLinks(
  { entries, files, broken }: ReadContent,
  source: SiteSource,
): Generator<Diagnostic> {
  const rule = 'content-link';
  const paths = new Set(files.map(({ path }) => path));
  const entryAt = new Map(entries.map((entry) => [entry.path, entry]));
  const nearest = nearestAmong(paths);
  const texts = [
    ...entries.map((entry) => ({ ...entry, files: entry.record.files })),
    ...broken.map((file) => ({ ...file, shown: false })),
  ];
  for (const entry of texts) {
    for (const { address, hash, ...range } of entry.files) {
      const path = linkedPath(entry.path, address);
      if (!paths.has(path)) {
        const near = nearest(path);
        yield diagnosticOf(entry, {
          rule,
          message: `there is no content file ${address}`,
          range,
          suggestion: near && posix.relative(posix.dirname(entry.path), near),
        });
        continue;
      }
      // One with an error of its own is told there.
      const target = entryAt.get(path);
      if (!target) continue;
      if (source.collections?.[target.collection]?.detail === undefined) {
        const message = `${address} has no page: the collection "${target.collection}" has no detail`;
        yield diagnosticOf(entry, { rule, message, range });
      } else if (!target.shown && entry.shown) {
        const message = `${address} is a draft or not published now; its page is not there`;
        yield diagnosticOf(entry, { rule, severity: 'warning', message, range });
      }
      const fault = hash && anchorFault(hash.address, target.record.ids, `in ${address}`);
      if (fault) {
        const place = { range: hash, severity: 'warning' } as const;
        yield diagnosticOf(entry, { rule: 'link-anchor', ...place, ...fault });
      }
    }
  }
}

/** Entries that a field names and that are not there. */
function* badNames({ entries, files }: ReadContent, source: SiteSource): Generator<Diagnostic> {
  const idsOf = new Map<string, Set<string>>();
  for (const file of files) {
    idsOf.set(placeOf(file), (idsOf.get(placeOf(file)) ?? new Set()).add(file.id));
  }
  const { defaultLanguage } = siteSettings(source);
  /** The ids that a language shows of a collection. */
  const known = (language: string, collection: string): Set<string> => {
    const own = idsOf.get(`${language}/${collection}`) ?? new Set();
    if (source.collections?.[collection]?.untranslated !== 'show') return own;
    return new Set([...own, ...(idsOf.get(`${defaultLanguage}/${collection}`) ?? [])]);
  };
  for (const entry of entries) {
    const fields = source.collections?.[entry.collection]?.fields ?? {};
    for (const [name, value] of Object.entries(entry.record.fields)) {
      const field = fields[name];
      if (field?.type !== 'entries') continue;
      const collection = field.collection ?? entry.collection;
      const ids = known(entry.language, collection);
      for (const [index, id] of (value as readonly string[]).entries()) {
        if (ids.has(id)) continue;
        yield diagnosticOf(entry, {
          rule: 'content-entries',
          message: `"${id}" is no entry of "${collection}" in this language`,
          range: entry.record.places[locationKey(name, index)],
          suggestion: nearestAmong(ids)(id),
        });
      }
    }
  }
}

/** What is wrong between the files of content: what each of them alone cannot know. */
export function crossFindings(content: ReadContent, source: SiteSource): readonly Diagnostic[] {
  return [...duplicates(content), ...badLinks(content, source), ...badNames(content, source)];
}
