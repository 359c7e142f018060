import { expect, it } from 'vitest';
import { installedBeside } from '../../cli/installed-beside.ts';
import manifest from '../../package.json' with { type: 'json' };
import { siteFolder } from './site-folder.ts';

const project = (version: string): string =>
  siteFolder({
    'package.json': '{}',
    'node_modules/site-runtime/package.json': JSON.stringify({ name: 'site-runtime', version }),
  });

it('says both versions where the project has another one', () => {
  expect(installedBeside(project('99.0.0'))).toEqual({ own: manifest.version, other: '99.0.0' });
});

it.each([
  ['the same', () => project(manifest.version)],
  ['none', () => siteFolder({ 'package.json': '{}' })],
  ['one that cannot be read', () => siteFolder({ 'node_modules/site-runtime/package.json': '{' })],
])('says nothing where it has %s', (_, folder) => {
  expect(installedBeside(folder())).toBeUndefined();
});
