import { join } from 'node:path';
import { pathsOfRoute } from '../../schema/compile/paths-of-route.ts';
import { timeOf } from '../../schema/time/time-of.ts';
import { timeZoneOf } from '../../schema/time/time-zone-of.ts';
import type { ContentFile } from '../content/entries/find-content.ts';
import { entryPath } from '../content/folders/content-folders.ts';
import type { LintContext } from '../lint/context/lint-context.ts';
import { readersOf } from '../lint/context/text-readers.ts';
import type { CommitTimes } from './commit-times.ts';
import type { EntryTimes } from './read-front-matter.ts';
import type { TranslationCount, Translations, Untranslated } from './untranslated.ts';

export type EntrySources = {
  readonly files: readonly ContentFile[];
  readonly readFrontMatter: (file: string) => EntryTimes;
  /** Asked only where dates are not enough. */
  readonly commits: () => CommitTimes;
  /** The folder of the site, milliseconds since 1970. */
  readonly folder: string;
  readonly now: number;
};

type Version = ContentFile & { readonly times: EntryTimes };

/** The languages that show a collection: on a page, or on one of their own for each entry. */
function languagesOf(context: LintContext): (collection: string) => readonly string[] {
  const readers = readersOf(context);
  const all = Object.keys(context.settings.languages);
  const shown = new Map<string, Set<string>>();
  const note = (name: string, languages: Iterable<string>): void => {
    const known = shown.get(name) ?? new Set<string>();
    for (const language of languages) known.add(language);
    shown.set(name, known);
  };
  for (const { name, pointer } of context.collectionNames) note(name, readers(pointer));
  for (const [name, { detail }] of Object.entries(context.source.collections ?? {})) {
    const route = context.routes.find((flat) => flat.route.id === detail)?.route;
    if (route)
      note(
        name,
        all.filter((language) => pathsOfRoute(route, language).length > 0),
      );
  }
  return (collection) => all.filter((language) => shown.get(collection)?.has(language));
}

/** Whether a translation is older than its original; by dates where both have one, else by git. */
function ageChecker({ commits }: EntrySources, timeZone: string) {
  const committed = (file: ContentFile, times: CommitTimes): number | undefined =>
    typeof times === 'string' ? undefined : times.get(file.path);
  return (translation: Version, original: Version): boolean => {
    const own = translation.times.updated ?? translation.times.date;
    const first = original.times.updated ?? original.times.date;
    if (own !== undefined && first !== undefined) {
      return timeOf(first, timeZone) > timeOf(own, timeZone);
    }
    const known = commits();
    const [one, other] = [committed(translation, known), committed(original, known)];
    return one !== undefined && other !== undefined && other > one;
  };
}

/** The entries of a collection that readers may see, or will: by id, then by language. */
function versionsOf(
  collection: string,
  { files, readFrontMatter, now }: EntrySources,
  timeZone: string,
): Map<string, Map<string, Version>> {
  const versions = new Map<string, Map<string, Version>>();
  for (const file of files.filter((each) => each.collection === collection)) {
    const times = readFrontMatter(file.file);
    const isOver = times.expires !== undefined && timeOf(times.expires, timeZone) <= now;
    if (times.draft || isOver) continue;
    const own = versions.get(file.id) ?? new Map<string, Version>();
    versions.set(file.id, own.set(file.language, { ...file, times }));
  }
  return versions;
}

/** The entries of collections in files: which languages lack some, or have older ones than the original. */
export function entryTranslations(context: LintContext, sources: EntrySources): Translations {
  const { source, settings } = context;
  const timeZone = timeZoneOf(source);
  const shownIn = languagesOf(context);
  const isOlder = ageChecker(sources, timeZone);
  const counts: TranslationCount[] = [];
  const untranslated: Untranslated[] = [];
  for (const [part, { http, untranslated: wish }] of Object.entries(source.collections ?? {})) {
    const languages = http ? [] : shownIn(part);
    const versions = [...versionsOf(part, sources, timeZone)];
    for (const language of languages) {
      const count = { all: 0, missing: 0, older: 0, onPurpose: 0 };
      for (const [id, byLanguage] of versions) {
        const own = byLanguage.get(language);
        // Written in the default language, else in the first that has it.
        const original =
          byLanguage.get(settings.defaultLanguage) ??
          languages.flatMap((each) => byLanguage.get(each) ?? [])[0];
        if (!original) continue;
        if (!own && wish !== undefined) {
          count.onPurpose += 1;
          continue;
        }
        count.all += 1;
        const older = own !== undefined && own !== original && isOlder(own, original);
        if (own && !older) continue;
        count[older ? 'older' : 'missing'] += 1;
        const file = own?.file ?? join(sources.folder, entryPath(source, part, language, id));
        const kind = older ? 'older' : 'missing';
        untranslated.push({ kind, language, part, original: original.file, what: file });
      }
      counts.push({ language, part, ...count });
    }
  }
  return { counts, untranslated };
}
