const hidden = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'];
const ends = new Map(hidden.map((name) => [name, new RegExp(`</${name}(?![a-z0-9-])`, 'gi')]));
const inline = new Set(
  'a abbr b big cite code del em font i ins kbd mark q s small span strong sub sup tt u wbr'.split(
    ' ',
  ),
);
/** What a tag begins with. */
const opening = /<(?:!--|[/!?]?([a-z][a-z0-9-]*)|[/!?])/giy;

const inTag = /=\s*(["'])|>/g;

/** Where a tag ends, `>` in quotes left aside; undefined where it does not. */
function endOfTag(html: string, from: number): number | undefined {
  for (inTag.lastIndex = from; ; ) {
    const found = inTag.exec(html);
    if (!found) return undefined;
    const [, quote] = found;
    if (quote === undefined) return inTag.lastIndex;
    const closing = html.indexOf(quote, inTag.lastIndex);
    if (closing < 0) return undefined;
    inTag.lastIndex = closing + 1;
  }
}

function endOfComment(html: string, from: number): number | undefined {
  const end = html.indexOf('-->', from);
  return end < 0 ? undefined : end + '-->'.length;
}

function endOfHidden(html: string, name: string, from: number): number {
  const end = ends.get(name);
  if (!end) return from;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/**
 * HTML without its tags and without what is never shown, in one way through it: for texts that no parser
 * should be troubled with. Its entities stay.
 */
export function stripTags(html: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf('<', at);
    if (start < 0) return text + html.slice(at);
    text += html.slice(at, start);
    opening.lastIndex = start;
    const begun = opening.exec(html);
    if (!begun) {
      text += '&lt;';
      at = start + 1;
      continue;
    }
    const end = begun[0] === '<!--' ? endOfComment(html, start) : endOfTag(html, start);
    if (end === undefined) return text;
    const name = begun[1]?.toLowerCase() ?? '';
    if (!inline.has(name)) text += '\n';
    at = html[start + 1] === '/' ? end : endOfHidden(html, name, end);
  }
}
