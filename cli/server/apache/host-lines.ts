import { deviceChoiceKey } from '../../../schema/device-cookie.ts';
import { commonDevice } from '../../../schema/hosts/common-device.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { firstArgument } from '../text/path-regex.ts';
import { anyOf } from '../text/regex-text.ts';
import { browserRows, hostLeads } from '../twins/host-leads.ts';
import { env, rule, substitution } from './apache-text.ts';

/** The rules that find out the device variant of a visitor among those of all hosts. */
export function hostDeviceLines(rules: ServerRules): string[] {
  const leads = hostLeads(rules);
  if (leads.length === 0) return [];
  const own = Object.keys(rules.model.devices).join('|');
  return [
    '# Device variants at other hosts: the one of the browser, then the one that was chosen or is asked for.',
    ...rule([], '^', '-', `E=site_host:${commonDevice(rules.model)}`),
    // The last one counts.
    ...[...browserRows(rules)]
      .reverse()
      .flatMap(({ words, device = '' }) =>
        rule([{ of: '%{HTTP_USER_AGENT}', is: anyOf(words) }], '^', '-', `E=site_host:${device}`),
      ),
    ...rule(
      [{ of: '%{HTTP_COOKIE}', is: `(?:^|;) *${deviceChoiceKey}=(?:${own}) *(?:;|$)` }],
      '^',
      '-',
      'E=!site_host',
    ),
    ...rule(
      [{ of: '%{QUERY_STRING}', is: firstArgument('device', own) }],
      '^',
      '-',
      'E=!site_host',
    ),
    ...leads.flatMap(({ device }) =>
      rule(
        [{ of: '%{QUERY_STRING}', is: firstArgument('device', device) }],
        '^',
        '-',
        `E=site_host:${device}`,
      ),
    ),
  ];
}

/** The rules that lead there, with everything that was asked for. */
export function hostLines(rules: ServerRules): string[] {
  const leads = hostLeads(rules);
  if (leads.length === 0) return [];
  return [
    ...rule([{ of: env('site_file'), is: '!1' }], '^', '-', 'E=site_varies:1'),
    ...leads.flatMap(({ device, origin, stays }) =>
      rule(
        [
          { of: env('site_seen'), is: '1' },
          { of: env('site_host'), is: `^${device}$` },
          { of: env('site_file'), is: '!1' },
          // Files, which both hosts have.
          { of: '%{THE_REQUEST}', is: '!^\\S+ [^? ]*/[^/? ]*\\.[^/? ]*[? ]' },
          ...stays.map((regex) => ({ of: env('site'), is: `!${regex}` })),
          { of: '%{THE_REQUEST}', is: '^\\S+ (/[^? ]*)' },
        ],
        '^',
        `${substitution(origin)}%1`,
        'NE,R=302,L',
      ),
    ),
  ];
}
