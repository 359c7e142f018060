import { deviceChoiceKey, deviceCookie } from '../../../schema/device-cookie.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { firstArgument } from '../text/path-regex.ts';
import { anyOf, regexText } from '../text/regex-text.ts';
import { ownRegex, twinExceptions, twinPatterns, twinRegex } from '../twins/twin-patterns.ts';
import { env, headerValue, rule, substitution } from './apache-text.ts';
import { handedOut } from './handed-out.ts';

/** The rules that find the device variant of a visitor. */
export function deviceLines({ model }: ServerRules): string[] {
  const devices = Object.entries(model.devices);
  const agent = '%{HTTP_USER_AGENT}';
  return [
    '# The device variant of the browser, then the one that was chosen, then the one that the query asks for.',
    ...rule([], '^', '-', `E=site_device:${model.defaultDevice}`),
    ...[...devices]
      .reverse()
      .flatMap(([device, { userAgents, touchUserAgents }]) => [
        ...(touchUserAgents.length === 0 || device === model.defaultDevice
          ? []
          : rule([{ of: agent, is: anyOf(touchUserAgents) }], '^', '-', 'E=site_ambiguous:1')),
        ...(userAgents.length === 0
          ? []
          : rule(
              [{ of: agent, is: anyOf(userAgents) }],
              '^',
              '-',
              `E=site_device:${device},E=!site_ambiguous`,
            )),
      ]),
    ...devices.flatMap(([device]) =>
      rule(
        [{ of: '%{HTTP_COOKIE}', is: `(?:^|;) *${deviceChoiceKey}=${device} *(?:;|$)` }],
        '^',
        '-',
        `E=site_device:${device},E=!site_ambiguous`,
      ),
    ),
    ...rule([], '^', '-', `E=site_lost_device:${env('site_device')}`),
    ...devices.flatMap(([device]) =>
      rule(
        [{ of: '%{QUERY_STRING}', is: firstArgument('device', device) }],
        '^',
        '-',
        `E=site_device:${device},E=!site_ambiguous,E=site_asked:${device}`,
      ),
    ),
  ];
}

/** Says where the twin of a page is, whose parameters the condition before captured; or that there is none. */
function toLine(device: string, twin: string | undefined): string {
  if (twin === undefined) return `E=!site_to_${device}`;
  let count = 0;
  const to = twin.split('/').map((segment) => {
    if (!segment.startsWith(':')) return substitution(askedPath(segment));
    count += 1;
    return `%${count}`;
  });
  return `E=site_to_${device}:${to.join('/')}`;
}

/** The rules that lead a visitor who is on another device variant's page. */
export function leadLines(rules: ServerRules): string[] {
  const { model, roots } = rules;
  const devices = Object.entries(model.devices);
  const base = model.base.slice(0, -1);
  const patterns = twinPatterns(model).reverse();
  return [
    '# Whether a person is going to see the answer (Fetch Metadata, else Accept).',
    ...rule(
      [{ of: '%{HTTP:Sec-Fetch-Dest}:%{HTTP_ACCEPT}', is: '^document:|^:.*\\btext/html\\b' }],
      '^',
      '-',
      'E=site_seen:1',
    ),
    ...rule(
      [
        { of: env('site_seen'), is: '1' },
        { of: `${env('site')}${env('site_root')}`, is: '.' },
      ],
      '^',
      '-',
      `E=site_cookie:${env('site_asked')}`,
    ),
    '# A file is handed out, whatever page could have its path.',
    ...rule(
      [{ of: '%{REQUEST_FILENAME}', is: '-f' }, handedOut(rules)],
      '^(.*)$',
      '-',
      'E=site_file:1',
    ),
    '# Where visitors are led to, by their device variant.',
    ...devices.flatMap(([device]) => [
      ...roots.flatMap(({ language, homes }) => {
        const home = homes[device];
        return home === undefined
          ? []
          : rule(
              [{ of: env('site_root'), is: `^${language}$` }],
              '^',
              '-',
              `E=site_to_${device}:${substitution(askedPath(home))}`,
            );
      }),
      ...patterns
        .filter((each) => each.device === device)
        .flatMap((pattern) =>
          rule(
            [{ of: env('site'), is: `^${twinRegex(pattern)}$` }],
            '^',
            '-',
            pattern.to === undefined
              ? `E=!site_to_${device}`
              : `E=site_to_${device}:${pattern.to.prefix ?? ''}%1%2${substitution(askedPath(pattern.to.suffix))}%3`,
          ),
        ),
      // The last one counts: paths without parameters are the exceptions of those with some.
      ...twinExceptions(rules, device)
        .toReversed()
        .flatMap((page) =>
          rule(
            [{ of: env('site'), is: `^${ownRegex(page)}$` }],
            '^',
            '-',
            toLine(device, page.twins[device]),
          ),
        ),
      ...rule(
        // A file that stands under the path of a route is the same for all.
        [
          { of: env(`site_to_${device}`), is: '.' },
          { of: env('site_file'), is: '!1' },
        ],
        '^',
        '-',
        'E=site_varies:1',
      ),
    ]),
    ...(devices.length === 1 ? [] : devices).flatMap(([device]) =>
      rule(
        [
          { of: env('site_seen'), is: '1' },
          { of: env('site_ambiguous'), is: '!1' },
          { of: env('site_device'), is: `^${device}$` },
          { of: env(`site_to_${device}`), is: '.' },
          { of: env('site_file'), is: '!1' },
          {
            of: `%{THE_REQUEST} ${env(`site_to_${device}`)}`,
            is: `!^\\S+ ${regexText(base)}(/[^? ]*)(?:\\?\\S*)? \\S+ \\1$`,
          },
        ],
        '^',
        `${substitution(base)}${env(`site_to_${device}`)}`,
        'NE,R=302,L',
      ),
    ),
  ];
}

/** The headers that say so, and keep a choice until the browser is closed. Variables get a prefix where Apache goes on to a file. */
export const deviceHeaderLines = ({ model }: ServerRules): string[] => [
  'Header always merge Vary "User-Agent, Cookie" "expr=%{REQUEST_STATUS} == 404 || -n reqenv(\'site_varies\') || -n reqenv(\'REDIRECT_site_varies\')"',
  ...Object.keys(model.devices).map(
    (device) =>
      `Header always set Set-Cookie ${headerValue(deviceCookie(device, model.base))} "expr=reqenv('site_cookie') == '${device}' || reqenv('REDIRECT_site_cookie') == '${device}'"`,
  ),
];
