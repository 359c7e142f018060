import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, it } from 'vitest';
import { billOfMaterials } from '../../../cli/notices/bill-of-materials.ts';
import { thirdPartyNotices } from '../../../cli/notices/third-party-notices.ts';
import { withPackages } from '../../../cli/notices/with-packages.ts';

const project = { name: 'site-runtime', version: '1.0.0', license: 'MIT', description: 'Sites.' };
const uqr = { name: 'uqr', version: '0.1.3', identifier: 'MIT', text: 'Of uqr.' };
const own = [
  uqr,
  { name: '@map/tiles', version: '2.0.0', identifier: '(MIT OR Apache-2.0)', text: 'Of tiles.' },
  { name: 'odd', version: '1.0.0', identifier: 'SEE LICENSE IN odd.txt' },
  { name: 'silent', version: '3.0.0' },
];
const hash = 'ab'.repeat(64);

const before = {
  notices: thirdPartyNotices([uqr]),
  materials: await billOfMaterials({ project, packages: [uqr], hashes: new Map() }),
};

it('adds what is not there yet, in the form of CycloneDX 1.6', async () => {
  const { materials } = withPackages(before, own, new Map([['odd@1.0.0', hash]]));
  expect(
    await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(materials),
  ).toBeNull();
  const { components, dependencies } = JSON.parse(materials);
  expect(components.map((each: { purl: string }) => each.purl)).toEqual([
    'pkg:npm/uqr@0.1.3',
    'pkg:npm/%40map/tiles@2.0.0',
    'pkg:npm/odd@1.0.0',
    'pkg:npm/silent@3.0.0',
  ]);
  expect(components[1]).toMatchObject({
    group: '@map',
    name: 'tiles',
    licenses: [{ expression: '(MIT OR Apache-2.0)' }],
  });
  expect(components[2]).toMatchObject({
    hashes: [{ alg: 'SHA-512', content: hash }],
    licenses: [{ license: { name: 'SEE LICENSE IN odd.txt' } }],
  });
  expect(components[3]?.licenses).toEqual([]);
  expect(dependencies[0]).toEqual({
    ref: 'pkg:npm/site-runtime@1.0.0',
    dependsOn: components.map((each: { purl: string }) => each.purl),
  });
  expect(dependencies).toHaveLength(5);
});

it('adds their licences below those that are there', () => {
  const { notices } = withPackages(before, own, new Map());
  expect(notices.startsWith(before.notices)).toBe(true);
  expect(notices.match(/^\S+@\S+ \(.+\)$/gm)).toEqual([
    'uqr@0.1.3 (MIT)',
    '@map/tiles@2.0.0 ((MIT OR Apache-2.0))',
    'odd@1.0.0 (SEE LICENSE IN odd.txt)',
    'silent@3.0.0 (no licence named)',
  ]);
  expect(notices).toContain('Of tiles.');
});

it('leaves both as they are where there is nothing to add', () => {
  expect(withPackages(before, [uqr], new Map())).toEqual(before);
});
