import { commonDevice } from '../../schema/hosts/common-device.ts';
import type { Model } from '../../schema/model.ts';
import type { Theme } from '../../schema/source.generated.ts';
import { leadsToDevice, leadsToHost } from '../../schema/visit/leads-to-device.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { fallbackFiles } from '../built-files/fallback-files.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { artLinks } from './art-links.ts';
import type { FrameFile } from './frame-files.ts';
import type { PageDocument } from './page-document.ts';
import type { PageStyle } from './page-styles.ts';
import { type PageTarget, withoutSlash } from './page-targets.ts';
import { rootPages } from './root-pages.ts';
import type { RuntimeFiles } from './runtime-files.ts';
import type { PageFacts } from './worker-messages.ts';

/** The style sheet for readers without scripts; its name is the fingerprint of what it holds. */
export const plainStyleFile = ({ plainStyle }: RuntimeFiles): string =>
  `static/css/plain-${nameOf(plainStyle).slice(0, 10)}.css`;

/** What the heads of pages say of a site besides what was rendered. */
export type HeadFacts = {
  readonly theme: Theme | undefined;
  /** Fonts that pages ask for right away: their addresses, by language. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
  /** What pages say in their heads besides what is theirs, as HTML, by language. */
  readonly heads: Readonly<Record<string, string>>;
};

/** Says which documents rendered pages are written to. */
export function pageDocuments(
  model: Model,
  frames: Readonly<Record<string, FrameFile>>,
  runtime: RuntimeFiles,
  { theme, fonts, heads }: HeadFacts,
): (target: PageTarget, page: PageFacts, style: PageStyle) => readonly PageDocument[] {
  const { site, tables } = model;
  const roots = rootPages(model);
  const at = (path: string): string => site.base + path;
  const devices = Object.fromEntries(
    Object.entries({ ...site.devices, ...site.hosted }).map(
      ([name, { userAgents, touchUserAgents }]) => [name, { userAgents, touchUserAgents }],
    ),
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
    const elsewhere = Object.entries(row && isPage ? (site.hosted ?? {}) : {}).flatMap(
      ([other, host]) =>
        row && leadsToHost(row, device, host, other, site)
          ? [[other, host.origin + at(withoutSlash(path))] as const]
          : [],
    );
    const logo = table?.site.logo;
    const own = at(withoutSlash(path)) + query;
    const form = site.devices[device]?.form ?? 'desktop';
    const anew = runtime.anewScripts(form, page.blocks).map(at);
    const parts = {
      dir: site.languages[language]?.dir ?? ('ltr' as const),
      icon: logo?.startsWith('/') ? at(logo.slice(1)) : logo,
      besides: heads[language] ?? '',
      style: at(style.path),
      styles: style.holds,
      entry: at(runtime.entry),
      scripts: page.hasState ? runtime.scripts(form, page.blocks).map(at) : anew,
      data: page.hasState ? at(frames[`${language}.${device}`]?.address ?? '') : undefined,
      device,
      devices,
      twins: Object.fromEntries([...twins, ...elsewhere]),
      common: site.hosted && commonDevice(site),
      plainStyle: at(plainStyleFile(runtime)),
      fonts: fonts[language] ?? [],
      art: artLinks(theme, page.art, site.base),
      late: { text: table?.messages.scriptsLate ?? '', retry: table?.messages.retry ?? '' },
    };
    const base = site.base.replace(/\/$/, '');
    const fallback = {
      parts: { ...parts, scripts: anew, data: undefined, twins: {} },
      isFallback: true,
    };
    if (target.status === 'fallback') {
      // The choice of a device leads on to the twin of the address that is open.
      const relativeTo = Object.keys(site.devices).map(
        (each) => base + spellForDevice(path, each, site),
      );
      return target.files.map((file) => ({ ...fallback, file, relativeTo }));
    }
    const further = { path, base, label: table?.messages.furtherParts ?? '' };
    // With scripts, the search of the home can be used.
    const moves = query !== '' || target.status === 'searchNeedsScript';
    const root = query === '' && isPage ? roots.get(path) : undefined;
    const [shared] =
      target.fallbackOf === undefined ? [] : fallbackFiles(target.fallbackOf, target, query);
    return [
      ...target.files.map((file) => ({
        file,
        parts: moves ? { ...parts, moves: own } : parts,
        further,
      })),
      ...(root === undefined ? [] : [{ file: root, parts: { ...parts, moves: own }, further }]),
      ...(shared === undefined ? [] : [{ ...fallback, file: withoutSlash(shared) }]),
    ];
  };
}
