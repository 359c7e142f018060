import { deviceChoiceKey, deviceCookie } from '../../../schema/device-cookie.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { anyOf } from '../text/regex-text.ts';
import { ownRegex, twinExceptions, twinPatterns, twinRegex } from '../twins/twin-patterns.ts';
import { type CaddyMap, type CaddyRow, capture, expandText, literalText } from './caddy-map.ts';
import { hostMaps } from './host-maps.ts';

/** A page whose twin is no pattern's: where it is, or that there is none. */
function exceptionRow(page: ServerPage, device: string): CaddyRow {
  let count = 0;
  const own = ownRegex(page);
  const twin = page.twins[device]
    ?.split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return expandText(askedPath(segment));
      count += 1;
      return capture(count);
    })
    .join('/');
  return { regex: `^${own}$`, values: [twin ?? ''] };
}

/** The maps that find the device variant of a visitor, and where to lead one who is on another's page. */
export function deviceMaps(rules: ServerRules): CaddyMap[] {
  const { model, roots } = rules;
  const devices = Object.entries(model.devices);
  const patterns = twinPatterns(model);
  const names = devices.map(([device]) => device);
  const agents = '{http.request.header.User-Agent}';
  return [
    {
      about:
        'The device variant that the query asks for, the one that was chosen, and the one of the browser.',
      source: '{http.request.orig_uri.query}',
      targets: ['site_query_device'],
      rows: [{ regex: '^(?:[^&]*&)*?device=([^&]*)(?:&.*)?$', values: [capture(1)] }],
    },
    {
      source: '{site_query_device}',
      targets: ['site_asked'],
      rows: names.map((device) => ({ text: device, values: [device] })),
    },
    {
      source: `{http.request.cookie.${deviceChoiceKey}}`,
      targets: ['site_chosen'],
      rows: names.map((device) => ({ text: device, values: [device] })),
    },
    {
      source: agents,
      targets: ['site_browser'],
      rows: devices.flatMap(([device, { userAgents }]) =>
        userAgents.length === 0 ? [] : [{ regex: anyOf(userAgents), values: [device] }],
      ),
      fallback: [model.defaultDevice],
    },
    {
      about:
        'Browsers of which only the script knows what they are: a tablet that calls itself a desktop.',
      source: agents,
      targets: ['site_ambiguous'],
      rows: devices.flatMap(([device, { userAgents, touchUserAgents }]) => [
        ...(userAgents.length === 0 ? [] : [{ regex: anyOf(userAgents), values: [''] }]),
        ...(touchUserAgents.length === 0 || device === model.defaultDevice
          ? []
          : [{ regex: anyOf(touchUserAgents), values: ['1'] }]),
      ]),
    },
    {
      source: '{site_chosen}',
      targets: ['site_visitor'],
      rows: [{ text: '', values: ['{site_browser}'] }],
      fallback: ['{site_chosen}'],
    },
    {
      source: '{site_asked}',
      targets: ['site_device'],
      rows: [{ text: '', values: ['{site_visitor}'] }],
      fallback: ['{site_asked}'],
    },
    {
      about: 'Whether a person is going to see the answer (Fetch Metadata, else Accept).',
      source: '{http.request.header.Sec-Fetch-Dest}:{http.request.header.Accept}',
      targets: ['site_seen'],
      rows: [{ regex: '^document:|^:.*\\btext/html\\b', values: ['1'] }],
    },
    ...hostMaps(rules),
    {
      source: '{site_seen}:{site_device}',
      targets: ['site_page_device'],
      rows: [{ regex: '^1:(.*)$', values: [capture(1)] }],
      fallback: [model.defaultDevice],
    },
    ...names.flatMap((device): CaddyMap[] => [
      {
        about: `Where visitors who should get the variant ${device} are led to.`,
        source: '{site_root}',
        targets: [`site_home_${device}`],
        rows: roots.flatMap(({ language, homes }) => {
          const home = homes[device];
          return home === undefined
            ? []
            : [{ text: language, values: [literalText(askedPath(home))] }];
        }),
      },
      {
        source: '{site_canonical}',
        targets: [`site_twin_${device}`],
        rows: [
          { text: '', values: [`{site_home_${device}}`] },
          ...twinExceptions(rules, device)
            .toSorted((a, b) => Number(a.pattern.includes('/:')) - Number(b.pattern.includes('/:')))
            .map((page) => exceptionRow(page, device)),
          ...patterns
            .filter((each) => each.device === device)
            .map(
              (pattern): CaddyRow => ({
                regex: `^${twinRegex(pattern)}$`,
                values: [
                  pattern.to === undefined
                    ? ''
                    : (pattern.to.prefix ?? '') +
                      capture(1) +
                      capture(2) +
                      expandText(askedPath(pattern.to.suffix)) +
                      capture(3),
                ],
              }),
            ),
        ],
      },
    ]),
    {
      source: '{site_seen}:{site_asked}{site_chosen}:{site_ambiguous}:{site_device}',
      targets: ['site_to'],
      rows: [
        { regex: '^:|^1::1:', values: [''] },
        { regex: ':([^:]*)$', values: [capture(1)] },
      ],
    },
    {
      source: '{site_to}',
      targets: ['site_twin'],
      rows: names.map((device) => ({ text: device, values: [`{site_twin_${device}}`] })),
    },
    {
      source: names.map((device) => `{site_twin_${device}}`).join(''),
      targets: ['site_varies'],
      rows: model.hosted ? [] : [{ text: '', values: [''] }],
      fallback: ['User-Agent, Cookie'],
    },
    {
      about: 'A choice is kept until the browser is closed.',
      source: '{site_seen}:{site_asked}:{site_root}{site_canonical}',
      targets: ['site_cookie'],
      rows: names.map((device) => ({
        regex: `^1:${device}:.`,
        values: [expandText(deviceCookie(device, model.base))],
      })),
    },
  ];
}
