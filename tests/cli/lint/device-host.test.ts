import { expect, it } from 'vitest';
import { lintText, marks } from './lint-text.ts';

const site = (identity: string, devices: string): string => `version: 1
site: { name: 测试, description: 说明每个设备版本在哪个域名的网站${identity} }
languages: { zh: { default: true, label: 中文, home: /index } }
devices: ${devices}
routes: [{ id: index, paths: { zh: /index }, page: index }]
pages: { index: { blocks: [{ type: share, title: 分享 }] } }
`;

it.each([
  ['without site.origin', '', '{ desktop: {}, mobile: { host: m.example.org } }', 1],
  [
    'with a port that is another',
    ', origin: https://example.org',
    '{ mobile: { host: example.org:8080 } }',
    0,
  ],
  [
    'with the port of site.origin',
    ', origin: https://example.org:8080',
    '{ mobile: { host: example.org:8080 } }',
    1,
  ],
])('looks at a host %s', (_, identity, devices, count) => {
  const found = marks(lintText(site(identity, devices))).filter((mark) =>
    mark.includes('device-host'),
  );
  expect(found.map((mark) => mark.replace(/^\d+:\d+ /, ''))).toEqual(
    Array.from({ length: count }, () => expect.stringMatching(/^device-host (?:m\.)?example\.org/)),
  );
});
