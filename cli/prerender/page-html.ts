import { lateNoticeId } from '../../schema/late-notice.ts';
import { pageStateId } from '../../schema/page-state.ts';
import type { RenderedPage } from '../../schema/prerenderer.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { ArtLink } from './art-links.ts';

/** What a page's document needs besides what was rendered. Addresses are complete. */
export type PageParts = {
  readonly dir: 'ltr' | 'rtl';
  readonly icon: string | undefined;
  /** What its head says besides, as HTML: of the installed site, of the script that records visits; empty: nothing. */
  readonly besides: string;
  /** The page's one style sheet, and the names of those that it holds. */
  readonly style: string;
  readonly styles: readonly string[];
  /** The script that stands inside of the page, twice. */
  readonly inline: string;
  readonly entry: string;
  /** Scripts that are loaded along with the entry. */
  readonly scripts: readonly string[];
  /** Data that is loaded along with them; undefined: the page is put together anew. */
  readonly data: string | undefined;
  readonly device: string;
  /** What tells device variants apart, by device; and the page's own address on the others. */
  readonly devices: object;
  readonly twins: Readonly<Record<string, string>>;
  /** The device variant of browsers that say nothing, where it is not the page's own; undefined: it is. */
  readonly common: string | undefined;
  /** Where the page is at home, when it stands at another address. */
  readonly moves?: string;
  /** Addresses of fonts that are needed first. */
  readonly fonts: readonly string[];
  /** Drawings that are seen first, and that the style sheet alone names. */
  readonly art: readonly ArtLink[];
  /** Style sheet for readers without scripts. */
  readonly plainStyle: string;
  /** What it says where its scripts do not come, and the words of the link that loads it again. */
  readonly late: { readonly text: string; readonly retry: string };
  /** Links to other parts of the page for readers without scripts. */
  readonly further: string;
};

const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** Where every layout leaves room for links to other parts of the page. React leaves alone what stands there. */
const endOfContent = '<noscript></noscript></main>';

/** The place for the words that its scripts do not come, which nobody reads before. */
const lateNotice = ({ text, retry }: PageParts['late']): string =>
  `<div id="${lateNoticeId}" role="status"><template><p data-ground="sea">${escapeHtml(text)} <a href="">${escapeHtml(retry)}</a></p></template></div>`;

/** A page as its file has it. */
export function pageHtml(page: RenderedPage, parts: PageParts): string {
  const { style, styles, inline, icon, further } = parts;
  const script = attributes({
    'data-entry': parts.entry,
    'data-parts': parts.scripts.join(' '),
    'data-data': parts.data,
    'data-device': parts.device,
    'data-devices': JSON.stringify(parts.devices),
    'data-twins': JSON.stringify(parts.twins),
    'data-common': parts.common,
    'data-moves': parts.moves,
  });
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(page.tag)}" dir="${parts.dir}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.head,
    // Before the style sheet: a script behind it would wait for it, and all that follows with it.
    `<script id="before-paint"${script}>${inline}</script>`,
    `<link${attributes({ rel: 'stylesheet', href: style, 'data-holds': styles.join(' ') })}>`,
    ...parts.fonts.map(
      (href) => `<link${attributes({ rel: 'preload', as: 'font', crossorigin: '', href })}>`,
    ),
    ...parts.art.map(
      ({ href, media }) =>
        `<link${attributes({ rel: 'preload', as: 'image', href, media, fetchpriority: 'high' })}>`,
    ),
    icon === undefined ? '' : `<link${attributes({ rel: 'icon', href: icon })}>`,
    parts.besides,
    `<noscript><link${attributes({ rel: 'stylesheet', href: parts.plainStyle })}></noscript>`,
    '</head>',
    '<body>',
    `<div id="root">${page.html.replace(endOfContent, () => `<noscript>${further}</noscript></main>`)}</div>`,
    lateNotice(parts.late),
    `<script>${inline}</script>`,
    page.state === undefined
      ? ''
      : `<script type="application/json" id="${pageStateId}">${page.state}</script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, all) => line !== '' || index === all.length - 1)
    .join('\n');
}
