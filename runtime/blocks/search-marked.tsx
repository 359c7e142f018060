type MarkedProps = { readonly text: string; readonly keyword: string };

/** A text in which what was searched for is marked, where it stands first. */
export function Marked({ text, keyword }: MarkedProps) {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase());
  if (at < 0) return text;
  const end = at + keyword.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
