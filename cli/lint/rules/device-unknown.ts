import type { FindingLocation } from '../../diagnostics/finding.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

type DeviceUse = Omit<FindingLocation, 'message'> & { readonly name: string };

const keysOf = (variants: object | undefined, pointer: FindingLocation['pointer']): DeviceUse[] =>
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

export const deviceUnknown = {
  id: 'device-unknown',
  severity: 'error',
  explanation: {
    zh: [
      '写到的设备组必须在 devices 里声明。',
      '写给不存在的设备组的内容，谁也看不到，例如手机访客看到的会是电脑版。',
      '请改正名称，或在 devices 里声明这个设备组。',
    ].join(''),
    en: [
      'A device that is named is declared under devices.',
      'What is written for a device that does not exist is shown to nobody, so phones, say, would get the desktop version.',
      'Correct the name, or declare the device under devices.',
    ].join(' '),
  },
  bad: '- { id: news, paths: { zh: /news }, page: news, devices: [desktop, phone] }',
  good: '- { id: news, paths: { zh: /news }, page: news, devices: [desktop, mobile] }',
  *check(context) {
    const known = Object.keys(context.settings.devices);
    const devices = namesOf(known);
    for (const { name, pointer, what } of deviceUses(context)) {
      if (devices.has(name)) continue;
      yield {
        pointer,
        what,
        message: `"${name}" is no device of this site; it has ${known.join(', ')}`,
        suggestion: devices.nearest(name),
      };
    }
  },
} as const satisfies Rule;
