import { posix } from 'node:path';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic, Range } from '../lint/diagnostic.ts';
import { nearestAmong } from '../lint/nearest.ts';
import type { ReadEntry } from './read-content.ts';

/** The content file that a link in another one leads to, as a path from the content folder. */
export function linkedPath(from: string, address: string): string {
  let path = address;
  try {
    path = decodeURI(address);
  } catch {
    // A % of its own: the file may be called so.
  }
  return posix.join(posix.dirname(from), path);
}

const nowhere: Range = { start: 0, end: 0 };

/** What is wrong between the files of content: what each of them alone cannot know. */
export function crossFindings(entries: readonly ReadEntry[], source: SiteSource): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (
    entry: ReadEntry,
    rule: string,
    message: string,
    { start, end }: Range = nowhere,
    more: Partial<Diagnostic> = {},
  ) => {
    diagnostics.push({ rule, severity: 'error', message, file: entry.file, start, end, ...more });
  };
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const owners = new Map<string, ReadEntry>();
  const idsOf = new Map<string, Set<string>>();
  const placeOf = ({ language, collection }: ReadEntry) => `${language}/${collection}`;
  for (const entry of entries) {
    const key = `${placeOf(entry)}/${entry.id.toLowerCase()}`;
    const before = owners.get(key);
    if (before) {
      report(entry, 'content-duplicate-id', `"${entry.id}" is already the id of ${before.file}`);
    } else owners.set(key, entry);
    const ids = idsOf.get(placeOf(entry)) ?? new Set();
    idsOf.set(placeOf(entry), ids.add(entry.id));
  }
  for (const entry of entries) {
    for (const alias of entry.record.front.aliases ?? []) {
      const key = `${placeOf(entry)}/${alias.toLowerCase()}`;
      const owner = owners.get(key);
      if (owner) {
        const message = `"${alias}" is already the id${owner.id === alias ? '' : ' or an alias'} of ${owner.file}`;
        report(entry, 'content-duplicate-id', message, entry.record.places.aliases);
      } else owners.set(key, entry);
    }
    for (const { address, ...range } of entry.record.files) {
      const target = byPath.get(linkedPath(entry.path, address));
      if (target?.shown === false && entry.shown) {
        const message = `${address} is a draft or not published now; its page is not there`;
        report(entry, 'content-link', message, range, { severity: 'warning' });
      }
      if (target) continue;
      const suggestion = nearestAmong(
        [...(idsOf.get(placeOf(entry)) ?? [])].map((id) => `${id}.md`),
      )(address);
      report(entry, 'content-link', `there is no content file ${address}`, range, {
        ...(suggestion === undefined ? {} : { suggestion }),
      });
    }
    const fields = source.collections?.[entry.collection]?.fields ?? {};
    for (const [name, value] of Object.entries(entry.record.fields)) {
      const field = fields[name];
      if (field?.type !== 'entries') continue;
      const of = field.collection ?? entry.collection;
      const known = idsOf.get(`${entry.language}/${of}`) ?? new Set();
      for (const id of value as readonly string[]) {
        if (known.has(id)) continue;
        const suggestion = nearestAmong(known)(id);
        const message = `"${id}" is no entry of "${of}" in this language`;
        report(entry, 'content-entries', message, entry.record.places[name], {
          ...(suggestion === undefined ? {} : { suggestion }),
        });
      }
    }
  }
  return diagnostics;
}
