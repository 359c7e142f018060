import { commonDevice } from '../../../schema/hosts/common-device.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { anyOf } from '../text/regex-text.ts';
import { browserRows, hostLeads } from '../twins/host-leads.ts';
import type { NginxMap } from './nginx-map.ts';
import { type Names, quoted } from './nginx-text.ts';

/** A value that is no device variant: the visitor stays. */
const stay = 'stay';

/**
 * The maps that find out whether a visitor is led to another host, where the pages of their device variant are.
 * Set: `host_lead_0` and on, the origin or nothing.
 */
export function hostMaps(rules: ServerRules, names: Names): NginxMap[] {
  const leads = hostLeads(rules);
  if (leads.length === 0) return [];
  const { read, inText } = names;
  return [
    {
      about:
        'Device variants at other hosts: the one of the browser, then the one that was chosen or is asked for.',
      source: '$http_user_agent',
      target: read('host_browser'),
      rows: browserRows(rules).map(({ words, device = stay }) => ({
        regex: anyOf(words),
        value: device,
      })),
      fallback: commonDevice(rules.model),
    },
    {
      source: inText('chosen'),
      target: read('host_visitor'),
      rows: [{ text: '', value: inText('host_browser') }],
      fallback: stay,
    },
    {
      source: inText('query_device'),
      target: read('host_device'),
      rows: [
        ...Object.keys(rules.model.devices).map((device) => ({ text: device, value: stay })),
        ...leads.map(({ device }) => ({ text: device, value: device })),
      ],
      fallback: inText('host_visitor'),
    },
    ...leads.flatMap(({ device, origin, stays }, index): NginxMap[] => [
      {
        source: inText('path'),
        target: read(`host_stays_${index}`),
        rows: stays.map((regex) => ({ regex, value: '1' })),
      },
      {
        source: `${inText('host_device')}:${inText('seen')}:${inText(`host_stays_${index}`)}`,
        target: read(`host_lead_${index}`),
        rows: [{ text: `${device}:1:`, value: origin }],
      },
    ]),
  ];
}

/** The lines that lead there, with everything that was asked for. */
export const hostLines = (rules: ServerRules, names: Names): string[] =>
  hostLeads(rules).map((_, index) => {
    const lead = `host_lead_${index}`;
    return `if (${names.read(lead)}) { return 302 ${quoted(`${names.inText(lead)}$request_uri`)}; }`;
  });
