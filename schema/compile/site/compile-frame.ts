import type { HeaderModel } from '../../frame/frame-model.ts';
import { headerLines } from '../../frame/header-presets.ts';
import type { FooterModel, Localised } from '../../model.ts';
import type { Footer, FooterCode, Header, SiteSource } from '../../source.generated.ts';
import type { VariantContext } from '../compile-context.ts';

/** Parts that stand on the phone in the drawer of the menu. */
const inDrawer: readonly string[] = ['links', 'buttons'];

/** The header of a variant; undefined where it is the default one. */
export function compileHeader(
  header: Localised<Header> | undefined,
  { source, settings, variant }: VariantContext,
): HeaderModel | undefined {
  const own = source.site.header;
  if (!own || !header) return undefined;
  const { preset = 'standard', links = [], buttons = [], sticky } = header;
  const isDefault = Object.entries(own).every(
    ([key, value]) => key === 'preset' && value === 'standard',
  );
  if (isDefault) return undefined;
  const form = settings.devices[variant.device]?.form ?? 'desktop';
  const shown = headerLines(own, form).map((line) =>
    line.filter(
      (part) =>
        !(form === 'mobile' && inDrawer.includes(part)) &&
        !(part === 'links' && links.length === 0) &&
        !(part === 'buttons' && buttons.length === 0) &&
        !(part === 'hours' && !source.site.openingHours),
    ),
  );
  return {
    preset,
    lines: shown.filter((line) => line.some((part) => part !== 'space')),
    ...((sticky ?? form === 'mobile') ? { sticky: true } : {}),
    ...(links.length === 0 ? {} : { links }),
    ...(buttons.length === 0 ? {} : { buttons }),
  };
}

/** A complete address: a path of this site with its host, where the site file names it. */
function completeAddress(address: string, { site }: Pick<SiteSource, 'site'>): string {
  if (!address.startsWith('/') || site.origin === undefined) return address;
  const { origin, base = '/', history } = site;
  return origin + base + (history === 'hash' ? `#${address}` : address.slice(1));
}

/** The footer of a variant. */
export const compileFooter = (
  { qrCodes, ...footer }: FooterModel,
  { source }: Pick<VariantContext, 'source'>,
): FooterModel =>
  qrCodes
    ? {
        ...footer,
        qrCodes: qrCodes.map((code) =>
          code.address === undefined
            ? code
            : { ...code, address: completeAddress(code.address, source) },
        ),
      }
    : footer;

/** Whether codes have to be drawn, or there are several: the default footer has room for one picture. */
const isMoreThanPicture = (codes: readonly FooterCode[]): boolean =>
  codes.length > 1 || codes.some(({ address }) => address !== undefined);

/** What the default footer does not show. */
const further: readonly (keyof Footer)[] = ['social', 'partners', 'filings'];

/** Whether a footer is more than the default one. */
export const isOwnFooter = (footer: FooterModel): boolean =>
  (footer.preset ?? 'standard') !== 'standard' ||
  footer.siteMap?.columns !== undefined ||
  isMoreThanPicture(footer.qrCodes ?? []) ||
  further.some((key) => footer[key] !== undefined);
