const block =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|script|style';
const opening = new RegExp(`(<(?:${block})\\b[^>]*>)`, 'gi');
const closing = new RegExp(`(</(?:${block})>)`, 'gi');
const beginsBlock = new RegExp(`^</?(?:${block})\\b`, 'i');
const endsBlock = new RegExp(`(?:\\s*</(?:${block})>)+$`, 'i');

/** A piece between two empty lines, as a paragraph where it is none yet. */
function paragraphOf(piece: string): string {
  const broken = piece.replace(/(?<!<br ?\/?>)\n/gi, '<br>\n');
  if (beginsBlock.test(piece)) return piece;
  const [end = ''] = endsBlock.exec(broken) ?? [];
  return `<p>${broken.slice(0, broken.length - end.length)}</p>${end}`;
}

/**
 * Paragraphs of a text of WordPress's classic editor, which writes none: an empty line stands between them, a line
 * break is one.
 */
export function classicParagraphs(text: string): string {
  // What stands in the blocks of code has its own lines.
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/(<(?:pre|script|style|textarea)\b[\s\S]*?<\/(?:pre|script|style|textarea)>)/i);
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      return part
        .replace(opening, '\n\n$1')
        .replace(closing, '$1\n\n')
        .split(/\n\s*\n/)
        .map((piece) => piece.trim())
        .filter((piece) => piece !== '')
        .map(paragraphOf)
        .join('\n');
    })
    .join('\n');
}
