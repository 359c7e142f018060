import type { HighlightedText } from './engine/highlight-text.ts';

/** A text with what was searched for highlighted. */
export function Highlighted({ text }: { readonly text: HighlightedText }) {
  let at = 0;
  return text.map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.highlighted ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
