import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  installedLicences,
  isAllowed,
  licenceOf,
  publishedLicences,
} from './supply-chain/allowed-licences.ts';
import {
  countNative,
  type LockedPackages,
  missingPlatforms,
} from './supply-chain/platform-packages.ts';

const packages: LockedPackages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const installed = Object.entries(packages).filter(([folder]) => folder !== '');

describe('the lock file', () => {
  it('has each package in its form for Linux, macOS and Windows on x64 and arm64', () => {
    expect(countNative(packages)).toBeGreaterThan(5);
    expect([...missingPlatforms(packages)]).toEqual([]);
  });

  it('is incomplete without one of them', () => {
    const folder = 'node_modules/@rolldown/binding-darwin-arm64';
    const { [folder]: removed, ...rest } = packages;
    expect(removed).toBeDefined();
    expect([...missingPlatforms(rest)]).toEqual([
      'node_modules/rolldown asks for @rolldown/binding-darwin-arm64',
      'node_modules/rolldown has nothing for darwin arm64',
    ]);
  });

  it('has a fingerprint of each package', () => {
    expect(installed.length).toBeGreaterThan(300);
    const without = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
    expect(without.map(([folder]) => folder)).toEqual([]);
  });

  it('has packages with allowed licences alone', () => {
    const wrong = installed.filter(
      ([folder, locked]) => !isAllowed(licenceOf(folder, locked), installedLicences),
    );
    expect(wrong.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['MPL-2.0', false],
    ['SEE LICENSE IN LICENSE.md', false],
    [undefined, false],
  ])('%s is allowed in what is published: %s', (licence, expected) => {
    expect(isAllowed(licence, publishedLicences)).toBe(expected);
  });
});
