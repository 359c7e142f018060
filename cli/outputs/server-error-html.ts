import type { Model } from '../../schema/model.ts';
import { escapeHtml } from '../html/escape-html.ts';

/** The file that a web server hands out where it fails itself. */
export const serverErrorFile = '500.html';

/**
 * The page for a server that fails: the words of all languages and the built style sheets, no script.
 * @param page the site's page
 */
export function serverErrorHtml(page: string, { site }: Model): string {
  const root = site.base + (site.history === 'hash' ? '#/' : '');
  const parts = Object.values(site.languages).map(({ tag, prefix, messages }) => {
    const home = root + (prefix === '' ? '' : `${prefix.slice(1)}/`);
    return [
      `<section class="boot-failure" lang="${escapeHtml(tag)}">`,
      `<p>${escapeHtml(messages.serverError)}</p>`,
      `${escapeHtml(messages.serverErrorText)}`,
      `<a href="${escapeHtml(home)}">${escapeHtml(messages.backHome)}</a>`,
      '</section>',
    ].join('');
  });
  return page
    .replace(/\s*<script\b.*?<\/script>/gs, '')
    .replace(/<noscript>(<link\b[^>]*>)<\/noscript>/g, '$1')
    .replace(/\s*<link rel="(modulepreload|preload)"[^>]*>/g, '')
    .replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>')
    .replace(/<body>.*<\/body>/s, () => `<body>${parts.join('')}</body>`);
}
