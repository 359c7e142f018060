import type { MarkedText } from './engine/mark-text.ts';

/** A text in which what was searched for is marked. */
export function Marked({ text }: { readonly text: MarkedText }) {
  let at = 0;
  return text.map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.marked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
