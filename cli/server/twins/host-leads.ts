import type { HostedDevice } from '../../../schema/model.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { ownRegex } from './twin-patterns.ts';

/** Where visitors of this host are led who should get a device variant that has its pages at another one. */
export type HostLead = {
  readonly device: string;
  readonly origin: string;
  /** Regular expressions for the paths, as they are asked for below the base, whose visitors stay. */
  readonly stays: readonly string[];
};

/** A path that ends as a file does: both hosts have it. */
export const filePath = '/[^/]*\\.[^/]*$';

/** Where visitors of this host are led, by device variant. */
export function hostLeads({ model, pages }: ServerRules): readonly HostLead[] {
  const { hosted = {}, devices, defaultDevice } = model;
  if (!devices[defaultDevice]?.redirectFrom || model.history === 'hash') return [];
  return Object.entries(hosted)
    .filter(([, { redirectTo }]) => redirectTo)
    .map(([device, { origin }]) => ({
      device,
      origin,
      stays: [
        filePath,
        ...pages
          .filter(({ row }) => row.lacks?.includes(device))
          .map((page) => `^${ownRegex(page)}/?$`),
      ],
    }));
}

/** What a browser's name says of the device variants of all hosts, in the order in which it is asked. */
export type BrowserRow = {
  readonly words: readonly string[];
  /** A variant; undefined: only the script knows. */
  readonly device?: string;
};

/** The rows by which browsers are distinguished: those of this host's variants first. */
export function browserRows({ model }: ServerRules): readonly BrowserRow[] {
  const all: readonly (readonly [string, Pick<HostedDevice, 'userAgents' | 'touchUserAgents'>])[] =
    [...Object.entries(model.devices), ...Object.entries(model.hosted ?? {})];
  return [
    ...all.map(([device, { userAgents }]) => ({ words: userAgents, device })),
    ...all.map(([, { touchUserAgents }]) => ({ words: touchUserAgents })),
  ].filter(({ words }) => words.length > 0);
}
