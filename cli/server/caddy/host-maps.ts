import { deviceChoiceKey } from '../../../schema/device-cookie.ts';
import { commonDevice } from '../../../schema/hosts/common-device.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { anyOf } from '../text/regex-text.ts';
import { browserRows, hostLeads } from '../twins/host-leads.ts';
import { block } from './caddy-block.ts';
import { type CaddyMap, quoted } from './caddy-map.ts';

/** A value that is no device variant: the visitor stays. */
const stay = 'stay';

/** The maps that find out the device variant of a visitor among those of all hosts. */
export function hostMaps(rules: ServerRules): CaddyMap[] {
  const leads = hostLeads(rules);
  if (leads.length === 0) return [];
  return [
    {
      about:
        'Device variants at other hosts: the one of the browser, then the one that was chosen or is asked for.',
      source: '{http.request.header.User-Agent}',
      targets: ['site_host_browser'],
      rows: browserRows(rules).map(({ words, device = stay }) => ({
        regex: anyOf(words),
        values: [device],
      })),
      fallback: [commonDevice(rules.model)],
    },
    {
      source: `{http.request.cookie.${deviceChoiceKey}}`,
      targets: ['site_host_visitor'],
      rows: Object.keys(rules.model.devices).map((device) => ({ text: device, values: [stay] })),
      fallback: ['{site_host_browser}'],
    },
    {
      source: '{site_query_device}',
      targets: ['site_host_device'],
      rows: [
        ...Object.keys(rules.model.devices).map((device) => ({ text: device, values: [stay] })),
        ...leads.map(({ device }) => ({ text: device, values: [device] })),
      ],
      fallback: ['{site_host_visitor}'],
    },
    {
      source: '{site_seen}:{site_host_device}',
      targets: ['site_host'],
      rows: leads.map(({ device }) => ({ text: `1:${device}`, values: [device] })),
      fallback: [stay],
    },
  ];
}

/** The lines that lead there, with everything that was asked for. */
export const hostLines = (rules: ServerRules): string[] =>
  hostLeads(rules).flatMap(({ device, origin, stays }) => [
    ...block(`@host_${device}`, [
      `vars {site_host} ${device}`,
      ...stays.map((regex) => `not vars_regexp {site_path} ${quoted(regex)}`),
    ]),
    ...block(`route @host_${device}`, [
      'header Vary "User-Agent, Cookie"',
      `redir * ${quoted(`${origin}{http.request.orig_uri}`)} 302`,
    ]),
  ]);
