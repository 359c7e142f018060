import type { DeviceModel, VariantKey } from '../model.ts';
import type { Device, Language, SiteSource } from '../source.generated.ts';
import type { TwinSpelling } from '../twin/spell-twin.ts';

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

export function siteSettings(source: SiteSource): SiteSettings {
  const languages = source.languages;
  const codes = Object.keys(languages);
  const devices: Record<string, DeviceModel> = {};
  const declared = source.devices ?? {};
  const withDesktop = Object.values(declared).some((device) => !device.suffix)
    ? declared
    : { desktop: {}, ...declared };
  for (const [name, device] of Object.entries(withDesktop)) {
    const redirect = device.redirect ?? 'both';
    devices[name] = {
      suffix: device.suffix ?? '',
      form: device.form ?? (device.suffix ? 'mobile' : 'desktop'),
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
    defaultDevice: names.find((name) => devices[name]?.suffix === '') ?? names[0] ?? '',
    languages,
    prefixes,
    devices,
    spelling: {
      prefixes: Object.values(prefixes).filter((prefix) => prefix !== ''),
      suffixes: Object.values(devices)
        .map((device) => device.suffix)
        .filter((suffix) => suffix !== ''),
    },
    variants: codes.flatMap((language) => names.map((device) => ({ language, device }))),
  };
}
