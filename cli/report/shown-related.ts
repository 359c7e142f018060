import { counted } from '../diagnostics/counted.ts';
import type { CliLanguage } from '../local-text.ts';

/** Places that are shown with a finding to people; programs get all. */
const maxRelated = 6;

/**
 * The lines for the places that help to understand a finding.
 * @param line writes one of them
 */
export function shownRelated<Place>(
  related: readonly Place[],
  line: (place: Place) => string,
  language: CliLanguage,
): readonly string[] {
  const rest = related.length - maxRelated;
  const lines = related.slice(0, maxRelated).map(line);
  const more = { zh: `另有 ${rest} 处`, en: `and ${counted(rest, 'more place')}` };
  return rest > 0 ? [...lines, more[language]] : lines;
}
