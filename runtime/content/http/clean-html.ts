import createPurifier, { type Config } from 'dompurify';
import { addressPlaceholder } from '../../../schema/content/address-placeholder.ts';
import type { EntryHeading, FullEntry } from '../../../schema/content/content-model.ts';
import { idOfText, uniqueIds } from '../../../schema/content/heading-ids.ts';
import { completeAddress } from '../../../schema/content/http/complete-address.ts';
import { htmlPolicy } from '../../html/trusted-html.ts';
import { quietHtml, quietStyle } from './quiet-html.ts';

/** Elements that a text may hold, as texts from files do. */
const tags = (
  'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 h5 hr i img ins kbd ' +
  'li mark ol p pre q s section small span strong sub sup table tbody td tfoot th thead tr u ul'
).split(' ');
const numbers = 'width height colspan rowspan start'.split(' ');
const attributes = ['href', 'src', 'alt', 'title', 'id', ...numbers];
/** What an address may be once it has a host. */
const addresses = /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i;

/** A link inside of this host keeps its path alone: that is how the site knows its own. */
function linkTo(value: string, base: string): string | undefined {
  if (/^\s*(?:mailto:|tel:|#)/i.test(value)) return value.trim();
  const url = completeAddress(value, base);
  const isOwn = url?.origin === window.location.origin;
  return isOwn ? url.pathname + url.search + url.hash : url?.href;
}

export type CleanHtml = Pick<FullEntry, 'html' | 'headings'>;

/** Gives headings ids of their own, as those of files have; other ids go, and links to them. */
function nameHeadings(root: ParentNode): EntryHeading[] {
  const unique = uniqueIds();
  const headings: EntryHeading[] = [];
  for (const element of root.querySelectorAll('[id]')) {
    if (/^H[2-5]$/.test(element.tagName)) element.id = unique(element.id);
    else element.removeAttribute('id');
  }
  for (const heading of root.querySelectorAll('h2, h3, h4, h5')) {
    const text = (heading.textContent ?? '').trim();
    if (heading.id === '') heading.id = unique(idOfText(text));
    const level = heading.tagName === 'H3' ? ({ level: 3 } as const) : {};
    if (/^H[23]$/.test(heading.tagName)) headings.push({ id: heading.id, text, ...level });
  }
  const ids = new Set([...root.querySelectorAll('[id]')].map(({ id }) => id));
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    if (!ids.has((link.getAttribute('href') ?? '').slice(1))) link.removeAttribute('href');
  }
  return headings;
}

/**
 * Cleans HTML from elsewhere: no scripts, styles, frames, forms, handlers, and no addresses but web, mail
 * and telephone. Needs a browser.
 * @param base where addresses without a host start
 */
export function cleanHtml(html: string, base: string): CleanHtml {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName !== 'href' && attrName !== 'src') return;
    const address =
      attrName === 'href' ? linkTo(attrValue, base) : completeAddress(attrValue, base)?.href;
    if (address === undefined) attribute.keepAttr = false;
    else attribute.attrValue = address;
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG') {
      node.setAttribute('loading', 'lazy');
      node.setAttribute('decoding', 'async');
      node.setAttribute('referrerpolicy', 'no-referrer');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
    if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('rel', 'noopener noreferrer');
    }
  });
  const clean = purifier.sanitize(quietHtml(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ADD_URI_SAFE_ATTR: numbers,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: ['object', 'embed', 'applet', 'select', quietStyle],
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: htmlPolicy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  });
  for (const picture of clean.querySelectorAll('img:not([src])')) picture.remove();
  // A table that is wider than the text scrolls in a box of its own, as those of files do.
  for (const table of clean.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const box = document.createElement('div');
    box.className = 'table';
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
  for (const code of clean.querySelectorAll('pre')) code.tabIndex = 0;
  const headings = nameHeadings(clean);
  const root = document.createElement('div');
  root.append(clean);
  return { html: root.innerHTML.split(addressPlaceholder).join(''), headings };
}
