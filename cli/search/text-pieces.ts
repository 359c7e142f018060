/** Bytes of a piece in UTF-8, about: what an excerpt costs whoever searches. */
const target = 3_000;
/** Characters that a piece shows of the next one, so that an excerpt has its length where a piece ends. */
const shownAhead = 200;

/**
 * A part of a text up to where it may be cut: behind a line or a sentence, so that no term of the index goes over it
 * and no phrase that people look for. A full stop ends a sentence before a blank: not in 3.0.
 */
const segment = /(?:[^\n。！？；.!?;]|[.!?;](?!\s|$))*(?:[\n。！？；]|[.!?;]|$)/gu;

/** Code units that a part has at most: a longer one is a table in one line, or code, and no sentence. */
const maxPart = 3_000;
/** A part of that length at most, up to a blank where there is one, and in no surrogate pair. */
const bounded = new RegExp(
  `[^]{1,${maxPart}}(?=\\s|$)|[^]{1,${maxPart}}(?![\\uDC00-\\uDFFF])`,
  'g',
);

function* partsOf(text: string): Iterable<string> {
  for (const [part] of text.matchAll(segment)) {
    if (part.length <= maxPart) yield part;
    else yield* part.match(bounded) ?? [];
  }
}

/**
 * Cuts a text into pieces that are searched as one, and shown one at a time. A sentence is cut only where it is far
 * longer than any is.
 * @returns at least one; put together they are the text
 */
export function textPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  let open = '';
  let size = 0;
  for (const part of partsOf(text)) {
    const own = Buffer.byteLength(part);
    if (size > 0 && size + own > target) {
      pieces.push(open);
      open = '';
      size = 0;
    }
    open += part;
    size += own;
  }
  return [...pieces, open];
}

/** What is kept of a piece for excerpts: with the beginning of the next one, whole characters of it. */
export function shownPiece(pieces: readonly string[], place: number): string {
  const ahead = (pieces[place + 1] ?? '').slice(0, shownAhead);
  return (pieces[place] ?? '') + ahead.replace(/[\uD800-\uDBFF]$/, '');
}
