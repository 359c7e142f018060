import type { Pointer } from '../diagnostics/pointer.ts';
import type { LintContext } from '../lint/context/lint-context.ts';
import { isAddress, readersOf } from '../lint/context/text-readers.ts';
import type { LocationName } from '../read/location-name.ts';
import type { TranslationCount, Translations, Untranslated } from './untranslated.ts';

const maxLength = 40;

/** The beginning of what stands at a place, in the first language that is written there. */
function beginning(source: unknown, pointer: Pointer): string {
  let value = source;
  for (const key of pointer) {
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  const [first] = Object.values(value as object).flat();
  const characters = [...String(first ?? '').replace(/\s+/g, ' ')];
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('')}…`
    : characters.join('');
}

/** The words of a site file that are written by language: which languages lack some that are read in them. */
export function wordTranslations(context: LintContext, placeOf: LocationName): Translations {
  const readers = readersOf(context);
  const byLanguage = new Map<string, { all: number; missing: number }>();
  for (const language of Object.keys(context.settings.languages)) {
    byLanguage.set(language, { all: 0, missing: 0 });
  }
  const untranslated: Untranslated[] = [];
  for (const { languages, pointer } of context.texts) {
    if (isAddress(pointer)) continue;
    for (const language of readers(pointer)) {
      const count = byLanguage.get(language);
      if (!count) continue;
      count.all += 1;
      if (languages.includes(language)) continue;
      count.missing += 1;
      untranslated.push({
        kind: 'missing',
        language,
        part: 'words',
        original: placeOf(pointer, 'key'),
        what: beginning(context.source, pointer),
      });
    }
  }
  const counts = [...byLanguage].map(
    ([language, count]): TranslationCount => ({
      language,
      part: 'words',
      ...count,
      older: 0,
      onPurpose: 0,
    }),
  );
  return { counts, untranslated };
}
