import type { DeviceModel, VariantKey } from '../model.ts';
import type { Device, Language, SiteSource } from '../source.generated.ts';
import { isMarked, noMark, type TwinMark, type TwinSpelling } from '../twin/spell-twin.ts';
import { twinSpelling } from '../visit/twin-spelling.ts';

/** The languages and devices of a site with their defaults filled in, and what follows from them. */
export type SiteSettings = {
  readonly defaultLanguage: string;
  readonly defaultDevice: string;
  readonly languages: Readonly<Record<string, Language>>;
  readonly prefixes: Readonly<Record<string, string>>;
  readonly devices: Readonly<Record<string, DeviceModel>>;
  readonly spelling: TwinSpelling;
  /** Every language on every device, languages outermost. */
  readonly variants: readonly VariantKey[];
};

/** iPads since iPadOS 13 call themselves this; the specification counts iPads among the mobile devices. */
const touchUserAgentsOf = ({ userAgents = [], touchUserAgents }: Device): readonly string[] =>
  touchUserAgents ?? (userAgents.includes('iPad') ? ['Macintosh'] : []);

const markOfDevice = ({ suffix = '', prefix }: Device): TwinMark => ({
  suffix,
  ...(prefix === undefined ? {} : { prefix }),
});

export function siteSettings(source: SiteSource): SiteSettings {
  const languages = source.languages;
  const codes = Object.keys(languages);
  const devices: Record<string, DeviceModel> = {};
  const declared = source.devices ?? {};
  const withDesktop = Object.values(declared).some((device) => !isMarked(markOfDevice(device)))
    ? declared
    : { desktop: {}, ...declared };
  for (const [name, device] of Object.entries(withDesktop)) {
    const redirect = device.redirect ?? 'both';
    const mark = markOfDevice(device);
    devices[name] = {
      ...mark,
      form: device.form ?? (isMarked(mark) ? 'mobile' : 'desktop'),
      userAgents: device.userAgents ?? [],
      touchUserAgents: touchUserAgentsOf(device),
      redirectTo: redirect === 'both' || redirect === 'to',
      redirectFrom: redirect === 'both' || redirect === 'from',
    };
  }
  const names = Object.keys(devices);
  const prefixes = Object.fromEntries(codes.map((code) => [code, languages[code]?.prefix ?? '']));
  return {
    defaultLanguage: codes.find((code) => languages[code]?.default) ?? codes[0] ?? '',
    defaultDevice: names.find((name) => !isMarked(devices[name] ?? noMark)) ?? names[0] ?? '',
    languages,
    prefixes,
    devices,
    spelling: twinSpelling({
      languages: Object.fromEntries(
        codes.map((code) => [
          code,
          { prefix: prefixes[code] ?? '', home: languages[code]?.home ?? '' },
        ]),
      ),
      devices,
    }),
    variants: codes.flatMap((language) => names.map((device) => ({ language, device }))),
  };
}
