import { searchFold } from './search-fold.ts';

type MarkedProps = { readonly text: string; readonly keyword: string };

/** A text in which what was searched for is marked, where it stands first. */
export function Marked({ text, keyword }: MarkedProps) {
  const folded = searchFold(text);
  const at = folded.indexOf(searchFold(keyword));
  // A few capitals become two characters when folded (İ): the place found would be another.
  if (at < 0 || folded.length !== text.length) return text;
  const end = at + keyword.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
