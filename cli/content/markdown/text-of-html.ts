import { tokenizeHtml } from '../../html/read-markup.ts';
import { hiddenElements } from './hidden-elements.ts';
import { tidyText } from './tidy-text.ts';

const hidden = new Set([...hiddenElements, 'rp']);
/** Elements in a line; all others begin a new one. */
const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd mark nobr q rb rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/**
 * The text of HTML as readers see it. It is read tag by tag: a tree of HTML
 * that is nested without end, or closes nothing, would take for ever.
 */
export function textOfHtml(html: string): string {
  let text = '';
  let name = '';
  // The hidden element that the reader is in, and how many of its name.
  let open = '';
  let depth = 0;
  let pre = 0;
  const add = (piece: string): void => {
    if (depth === 0) text += pre > 0 ? piece : piece.replace(/[ \t\r\n\f]+/g, ' ');
  };
  const endLine = (): void => {
    if (depth > 0 || inline.has(name) || hidden.has(name)) return;
    text += name === 'td' || name === 'th' ? '\t' : '\n';
  };
  const close = (): void => {
    if (depth > 0 && name === open) depth -= 1;
    if (name === 'pre' && depth === 0) pre = Math.max(0, pre - 1);
  };
  tokenizeHtml(html, {
    // The letters of a tag that is cut off at the end are no text.
    ontext: (start, end) => {
      if (html.charAt(start - 1) !== '<') add(html.slice(start, end));
    },
    ontextentity: (code) => add(String.fromCodePoint(code)),
    onopentagname: (start, end) => {
      name = html.slice(start, end).toLowerCase();
      endLine();
      if (depth === 0 && hidden.has(name)) open = name;
      if (name === open && (depth > 0 || hidden.has(name))) depth += 1;
      if (name === 'pre' && depth === 0) pre += 1;
    },
    onclosetag: (start, end) => {
      name = html.slice(start, end).toLowerCase();
      close();
      if (name !== 'td' && name !== 'th') endLine();
    },
    // Only of these may a tag end itself.
    onselfclosingtag: () => {
      if (name === 'svg' || name === 'math') close();
    },
  });
  return tidyText(text.replace(/ *\t */g, '\t'));
}
