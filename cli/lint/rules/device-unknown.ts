import type { LintContext } from '../lint-context.ts';
import { namesOf } from '../names.ts';
import type { FoundPlace, Rule } from '../rule.ts';

type DeviceUse = Omit<FoundPlace, 'message'> & { readonly name: string };

const keysOf = (variants: object | undefined, pointer: FoundPlace['pointer']): DeviceUse[] =>
  Object.keys(variants ?? {}).map((name) => ({
    name,
    pointer: [...pointer, 'devices', name],
    what: 'key',
  }));

function deviceUses({ source, routes, blocks }: LintContext): DeviceUse[] {
  return [
    ...routes.flatMap(({ route, pointer }) =>
      (route.devices ?? []).map(
        (name, index): DeviceUse => ({
          name,
          pointer: [...pointer, 'devices', index],
          what: 'value',
        }),
      ),
    ),
    ...Object.entries(source.pages).flatMap(([name, { devices }]) =>
      keysOf(devices, ['pages', name]),
    ),
    ...Object.entries(source.menu?.titles ?? {}).flatMap(([code, { devices }]) =>
      keysOf(devices, ['menu', 'titles', code]),
    ),
    ...blocks.flatMap(({ block, pointer }) => keysOf(block.devices, pointer)),
  ];
}

export const deviceUnknown: Rule = {
  id: 'device-unknown',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A device set that is named is declared under devices.',
  },
  bad: '',
  good: '',
  *check(context) {
    const known = Object.keys(context.frame.devices);
    const devices = namesOf(known);
    for (const { name, pointer, what } of deviceUses(context)) {
      if (devices.has(name)) continue;
      yield {
        pointer,
        what,
        message: `"${name}" is no device set of this site; it has ${known.join(', ')}`,
        suggestion: devices.nearest(name),
      };
    }
  },
};
