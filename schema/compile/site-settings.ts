import { type HostSource, hostOrigin } from '../hosts/for-host.ts';
import type { DeviceModel, HostedDevice, VariantKey } from '../model.ts';
import type { Device, Language } from '../source.generated.ts';
import { isMarked, noMark, type TwinMark, type TwinSpelling } from '../twin/spell-twin.ts';
import { twinSpelling } from '../visit/twin-spelling.ts';

/** The languages and devices of a site with their defaults filled in, and what follows from them. */
export type SiteSettings = {
  readonly defaultLanguage: string;
  readonly defaultDevice: string;
  readonly languages: Readonly<Record<string, Language>>;
  readonly prefixes: Readonly<Record<string, string>>;
  readonly devices: Readonly<Record<string, DeviceModel>>;
  /** Device variants that are built for other hosts. */
  readonly hosted: Readonly<Record<string, HostedDevice>>;
  readonly spelling: TwinSpelling;
  /** Every language on every device, languages outermost. */
  readonly variants: readonly VariantKey[];
};

/** iPads since iPadOS 13 call themselves this; the specification counts iPads among the mobile devices. */
const touchUserAgentsOf = ({ userAgents = [], touchUserAgents }: Device): readonly string[] =>
  touchUserAgents ?? (userAgents.includes('iPad') ? ['Macintosh'] : []);

/** What a variant's addresses have; those of one with a host its name, where there is one host for all. */
const markOfDevice = (name: string, { suffix = '', prefix, host }: Device): TwinMark => {
  const start = host === undefined ? prefix : `/${name}`;
  return { suffix, ...(start === undefined ? {} : { prefix: start }) };
};

/** What of a variant does not depend on where its pages are. */
function traitsOf(device: Device, isMain: boolean): Omit<DeviceModel, keyof TwinMark> {
  const redirect = device.redirect ?? 'both';
  return {
    form: device.form ?? (isMain ? 'desktop' : 'mobile'),
    userAgents: device.userAgents ?? [],
    touchUserAgents: touchUserAgentsOf(device),
    redirectTo: redirect === 'both' || redirect === 'to',
    redirectFrom: redirect === 'both' || redirect === 'from',
  };
}

export function siteSettings(source: HostSource): SiteSettings {
  const languages = source.languages;
  const codes = Object.keys(languages);
  const { atHost } = source;
  const devices: Record<string, DeviceModel> = {};
  const hosted: Record<string, HostedDevice> = {};
  const declared = Object.entries(source.devices ?? {});
  const isPlain = ([name, device]: readonly [string, Device]): boolean =>
    !isMarked(markOfDevice(name, device));
  for (const [name, device] of declared.some(isPlain)
    ? declared
    : [['desktop', {}] as const, ...declared]) {
    const isMain = isPlain([name, device]);
    const traits = traitsOf(device, isMain);
    const { host = '' } = device;
    if (atHost !== undefined && atHost.host !== host) {
      hosted[name] = {
        ...traits,
        origin: host === '' ? atHost.origin : hostOrigin(host, atHost.origin),
        ...(isMain ? { isMain } : {}),
      };
      continue;
    }
    const { host: _, ...atItsHost } = device;
    devices[name] = { ...markOfDevice(name, atHost ? atItsHost : device), ...traits };
  }
  const names = Object.keys(devices);
  const prefixes = Object.fromEntries(codes.map((code) => [code, languages[code]?.prefix ?? '']));
  return {
    defaultLanguage: codes.find((code) => languages[code]?.default) ?? codes[0] ?? '',
    defaultDevice: names.find((name) => !isMarked(devices[name] ?? noMark)) ?? names[0] ?? '',
    languages,
    prefixes,
    devices,
    hosted,
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
