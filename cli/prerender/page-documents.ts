import type { Model } from '../../schema/model.ts';
import type { RenderedPage } from '../../schema/prerenderer.ts';
import type { Theme } from '../../schema/source.generated.ts';
import { leadsToDevice } from '../../schema/visit/leads-to-device.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { fallbackFiles } from '../built-files/fallback-files.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { artLinks } from './art-links.ts';
import type { FrameFile } from './frame-files.ts';
import { furtherLinks } from './further-links.ts';
import { type PageParts, pageHtml } from './page-html.ts';
import type { PageStyle } from './page-styles.ts';
import { type PageTarget, withoutSlash } from './page-targets.ts';
import { rootPages } from './root-pages.ts';
import type { RuntimeFiles } from './runtime-files.ts';

/** Files of a page with their texts. */
export type PageDocument = { readonly file: string; readonly html: string };

/** The style sheet for readers without scripts; its name is the fingerprint of what it holds. */
export const plainStyleFile = ({ plainStyle }: RuntimeFiles): string =>
  `static/css/plain-${nameOf(plainStyle).slice(0, 10)}.css`;

/** Puts the documents of rendered pages together. */
export function pageDocuments(
  model: Model,
  frames: Readonly<Record<string, FrameFile>>,
  runtime: RuntimeFiles,
  theme: Theme | undefined,
): (target: PageTarget, page: RenderedPage, style: PageStyle) => readonly PageDocument[] {
  const { site, tables } = model;
  const roots = rootPages(model);
  const at = (path: string): string => site.base + path;
  const devices = Object.fromEntries(
    Object.entries(site.devices).map(([name, { userAgents, touchUserAgents }]) => [
      name,
      { userAgents, touchUserAgents },
    ]),
  );
  return (target, page, style) => {
    const { language, device, path, query } = target;
    const table = tables.find((each) => each.language === language && each.device === device);
    const row = table && tableIndex(table).match(path)?.value;
    const isPage = page.status === 200 && target.status === undefined;
    const twins = Object.keys(row && isPage ? site.devices : {}).flatMap((other) =>
      row && leadsToDevice(row, device, other, site)
        ? [[other, at(withoutSlash(spellForDevice(path, other, site)))] as const]
        : [],
    );
    const logo = table?.site.logo;
    const own = at(withoutSlash(path)) + query;
    const parts = {
      dir: site.languages[language]?.dir ?? ('ltr' as const),
      icon: logo?.startsWith('/') ? at(logo.slice(1)) : logo,
      style: at(style.path),
      styles: style.holds,
      inline: runtime.inline,
      entry: at(runtime.entry),
      shellEntry: at(runtime.shellEntry),
      scripts: runtime.scripts(site.devices[device]?.form ?? 'desktop').map(at),
      data:
        page.state === undefined ? undefined : at(frames[`${language}.${device}`]?.address ?? ''),
      device,
      devices,
      twins: Object.fromEntries(twins),
      plainStyle: at(plainStyleFile(runtime)),
      art: artLinks(theme, page.art, site.base),
      further: furtherLinks(page, target, site, table?.messages ?? {}),
    };
    if (target.status === 'fallback') {
      const html = relativeLinks(fallbackHtml(page, parts), site.base.replace(/\/$/, '') + path);
      return target.files.map((file) => ({ file, html }));
    }
    // With scripts, the search of the home can be used.
    const moves = query !== '' || target.status === 'searchNeedsScript';
    const html = pageHtml(page, moves ? { ...parts, moves: own } : parts);
    const root = query === '' && isPage ? roots.get(path) : undefined;
    const [fallback] =
      target.fallbackOf === undefined ? [] : fallbackFiles(target.fallbackOf, target, query);
    return [
      ...target.files.map((file) => ({ file, html })),
      ...(root === undefined
        ? []
        : [{ file: root, html: pageHtml(page, { ...parts, moves: own }) }]),
      ...(fallback === undefined
        ? []
        : [{ file: withoutSlash(fallback), html: fallbackHtml(page, parts) }]),
    ];
  };
}

/** A page for addresses that are not known: what it is at any of them is put together anew. */
const fallbackHtml = ({ state: _, ...page }: RenderedPage, parts: PageParts): string =>
  pageHtml(page, { ...parts, data: undefined, twins: {}, further: '' });

/** Links of a page to its own parts, from whatever address it is shown at. */
const relativeLinks = (html: string, path: string): string =>
  html.replaceAll(`href="${path}?`, 'href="?').replaceAll(`href="${path}"`, 'href=""');
