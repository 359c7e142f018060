import type { EntryHeading } from '../../schema/content/content-model.ts';
import type { TextSection } from '../../schema/search/search-files.ts';

/** Where the sections of a text begin: each heading is a line of it, in their order. */
function startsOf(text: string, headings: readonly EntryHeading[]): readonly TextSection[] {
  const starts: TextSection[] = [];
  const lined = `\n${text}\n`;
  let from = 0;
  for (const { id, text: heading } of headings) {
    const at = lined.indexOf(`\n${heading}\n`, from);
    if (at < 0) continue;
    starts.push([at, id]);
    from = at + 1;
  }
  return starts;
}

/**
 * The sections of each piece of a text, by where they begin in it; the one that goes on from a piece before is the
 * first.
 */
export function pieceSections(
  pieces: readonly string[],
  headings: readonly EntryHeading[] = [],
): readonly (readonly TextSection[])[] {
  const starts = startsOf(pieces.join(''), headings);
  let begin = 0;
  return pieces.map(({ length }) => {
    const before = starts.filter(([start]) => start < begin).slice(-1);
    const own = starts.filter(([start]) => start >= begin && start < begin + length);
    const sections = [...before, ...own].map(
      ([start, id]): TextSection => [Math.max(-1, start - begin), id],
    );
    begin += length;
    return sections;
  });
}
