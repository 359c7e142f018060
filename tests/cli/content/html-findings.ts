import { JSDOM } from 'jsdom';

const elements = new Set(
  'a b blockquote br code dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img input ins kbd li ol p pre q rp rt ruby s samp section span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var caption math mi mn mo ms mtext mspace mrow mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mpadded mphantom mstyle'.split(
    ' ',
  ),
);
const attributes =
  /^(?:abbr|accent|accentunder|align|alt|aria-(?:describedby|label|labelledby)|cite|checked|class|colspan|data-footnote-(?:backref|ref)|data-footnotes|data-lines|display|displaystyle|fence|form|linethickness|lspace|movablelimits|role|rspace|scriptlevel|stretchy|datetime|decoding|dir|disabled|headers|height|href|id|itemscope|itemtype|lang|loading|longdesc|open|rowspan|scope|sizes|span|src|srcset|start|tabindex|title|type|valign|value|width)$/;
const addresses = ['href', 'src', 'cite', 'longdesc', 'srcset'];

const { document } = new JSDOM('<!doctype html><main></main>').window;

/** As browsers read schemes: without blanks and control characters. */
const printable = (text: string): string => [...text].filter((each) => each > ' ').join('');

/**
 * What of a text should not be in it, found in the tree that a browser makes of it. Read twice: what a
 * second reading makes something else of is how sanitised HTML is made to run.
 */
export function htmlFindings(html: string): string[] {
  const found: string[] = [];
  const read = (text: string): string => {
    const main = document.createElement('main');
    main.innerHTML = text;
    for (const element of main.querySelectorAll('*')) {
      const name = element.localName;
      if (!elements.has(name)) found.push(`<${name}>`);
      for (const { name: attribute, value } of element.attributes) {
        if (!attributes.test(attribute)) found.push(`<${name} ${attribute}>`);
        if (!addresses.includes(attribute)) continue;
        const scheme = /^([^:/?#]*):/.exec(printable(value))?.[1];
        if (scheme !== undefined && !/^(?:https?|mailto|tel)$/i.test(scheme)) {
          found.push(`<${name} ${attribute}="${value.slice(0, 40)}">`);
        }
      }
      const { id } = element;
      if (id !== '' && !/^(?:note-|part(?:-|$))/.test(id)) found.push(`<${name} id="${id}">`);
    }
    const comments = document.createNodeIterator(main, 128 /* SHOW_COMMENT */);
    if (comments.nextNode()) found.push('a comment');
    return main.innerHTML;
  };
  read(read(html));
  return [...new Set(found)];
}
