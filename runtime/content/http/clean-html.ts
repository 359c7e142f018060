import createPurifier from 'dompurify';

/** Elements that a text may hold, as texts from files do. */
const tags = [
  ...[
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'caption',
    'cite',
    'code',
    'dd',
    'del',
    'dl',
    'dt',
    'em',
  ],
  ...['figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark'],
  ...['ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td'],
  ...['tfoot', 'th', 'thead', 'tr', 'u', 'ul', 'div', 'section'],
];
const attributes = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'start',
];
const addresses = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * Cleans HTML from elsewhere: no scripts, styles, frames, forms, handlers, and no addresses but web, mail
 * and telephone. Needs a browser.
 */
export function cleanHtml(html: string): string {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG') {
      node.setAttribute('loading', 'lazy');
      node.setAttribute('decoding', 'async');
      node.setAttribute('referrerpolicy', 'no-referrer');
    }
    if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('rel', 'noopener noreferrer');
    }
  });
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: ['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math'],
  });
}
