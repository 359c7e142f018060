/** A tag with its attributes, up to a length that no text makes slow. */
const tag = /<[a-z](?:"[^"]{0,4000}"|'[^']{0,4000}'|[^"'>]){0,600}>/gi;
const loudAttribute = /[\s/](?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const loudElement = /<(\/?)(style|base)(?=[\s/>])/gi;

/** What `quietHtml` makes of style sheets: neither they nor what stands in them is kept. */
export const quietStyle = 'x-style';

/**
 * Takes out of HTML what makes a browser under a strict policy complain while it parses it, even where
 * nothing of it is ever shown: styles and handlers, of which texts from editors are full. It makes nothing
 * safe; what cleans the HTML comes after it.
 */
export const quietHtml = (html: string): string =>
  html.replace(loudElement, '<$1x-$2').replace(tag, (each) => each.replace(loudAttribute, ' '));
