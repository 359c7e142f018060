import type { Model, RouteTable } from '../../schema/model.ts';
import { offlineFile } from '../../schema/offline/offline-names.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { pwaOf } from '../content/assets/pwa-icons.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { PwaHeads } from '../outputs/pwa/pwa-head.ts';

/** Addresses below the base of what all pages for visitors without a connection need. */
export type OfflineParts = {
  readonly script: string;
  readonly styles: readonly string[];
};

function offlineHtml(
  { site, messages }: RouteTable,
  language: string,
  { site: model }: Model,
  picture: string | undefined,
  head: string,
  { script, styles }: OfflineParts,
): string {
  const { tag = language, dir = 'ltr', name = '', prefix = '' } = model.languages[language] ?? {};
  const t = (key: string): string => escapeHtml(messages[key] ?? '');
  const at = (path: string): string => escapeHtml(model.base + path);
  const own = (address: string): string =>
    address.startsWith('/') ? at(address.slice(1)) : escapeHtml(address);
  const root = model.history === 'hash' ? '#/' : '';
  // The root of the language: the worker leads on to the start page that is kept, whatever the device.
  const start = at(root + (prefix === '' ? '' : `${prefix.slice(1)}/`));
  const { logo, logoInverse: inverse } = site;
  const { legal, hotline } = site.footer;
  const foot = [legal, hotline].filter((line) => line !== undefined);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(tag)}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${t('offline')} - ${escapeHtml(name)}</title>`,
    '<meta name="robots" content="noindex">',
    // Before the style sheets: it chooses the colours that the page is painted in.
    `<script src="${at(script)}" data-root="${escapeHtml(model.base)}" data-history="${model.history}"></script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${at(style)}">`),
    ...(logo === undefined ? [] : [`<link rel="icon" href="${own(logo)}">`]),
    head,
    '</head>',
    '<body>',
    '<div class="offline">',
    '<header class="offline-line"><div class="offline-row">',
    `<a class="offline-home" href="${start}">`,
    ...(logo === undefined
      ? []
      : [
          '<picture>',
          // On a phone the line is blue.
          ...(inverse === undefined
            ? []
            : [`<source media="(max-width: 47.99rem)" srcset="${own(inverse)}">`]),
          `<img class="offline-logo" src="${own(logo)}" alt="" width="36" height="36"></picture>`,
        ]),
    `<span>${escapeHtml(name)}</span></a>`,
    '</div></header>',
    '<main id="content" class="offline-main">',
    '<div class="offline-words">',
    `<h1 class="offline-title">${t('offline')}</h1>`,
    `<p class="offline-text">${t('offlineText')}</p>`,
    '<p class="offline-ways">',
    // A link to the address that is open.
    `<a class="offline-retry" href="">${t('retry')}</a>`,
    `<a class="offline-way" href="${start}">${t('backHome')}</a>`,
    '</p>',
    `<section class="offline-read" data-read hidden><h2>${t('readBefore')}</h2><ul></ul></section>`,
    '</div>',
    '<div class="offline-frame">',
    ...(picture === undefined
      ? []
      : [`<img class="offline-picture" src="${own(picture)}" alt="">`]),
    '</div>',
    '</main>',
    ...(foot.length > 0
      ? [
          `<footer class="offline-foot"><div class="offline-row">${foot.map((line) => `<span>${escapeHtml(line)}</span>`).join('')}</div></footer>`,
        ]
      : []),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** The page of each language for visitors without a connection, by its path from the site's root. */
export function offlinePages(
  source: Pick<SiteSource, 'pwa'>,
  model: Model,
  heads: PwaHeads,
  parts: OfflineParts,
): ReadonlyMap<string, string> {
  const picture = pwaOf(source)?.picture;
  return new Map(
    model.tables
      .filter(({ device }) => device === model.site.defaultDevice)
      .map((table) => [
        offlineFile(table.language),
        offlineHtml(table, table.language, model, picture, heads[table.language] ?? '', parts),
      ]),
  );
}
