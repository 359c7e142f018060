import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { noticeFiles } from '../../cli/built-files/notice-files.ts';
import { listFiles } from '../../cli/files/list-files.ts';
import { type BundledPackage, packageKey } from '../../cli/notices/bundled-package.ts';
import { isAllowed, publishedLicences } from '../project/supply-chain/allowed-licences.ts';
import { type Served, serveFolder } from './serve-site.ts';

type Component = {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly unknown[];
};

const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);
const site = inject('builtSite');
let served: Served;

beforeAll(async () => {
  served = await serveFolder(site);
});
afterAll(() => served.close());

describe.each([
  ['dist', ['cli', 'prerender', 'runtime']],
  [site, ['runtime']],
])('%s', (folder, bundles) => {
  const text = readFileSync(join(folder, noticeFiles.materials), 'utf8');
  const notices = readFileSync(join(folder, noticeFiles.notices), 'utf8');
  const components: readonly Component[] = JSON.parse(text).components;
  const bundled = bundles.flatMap((name): readonly BundledPackage[] =>
    JSON.parse(readFileSync(`dist/${name}/licenses.json`, 'utf8')),
  );

  it('has a bill of materials as CycloneDX 1.6 wants it', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
  });

  it('has each package that is bundled there, and no other, in both files', () => {
    expect(bundled.length).toBeGreaterThan(5);
    const keys = [...new Set(bundled.map(packageKey))].sort();
    const inBill = components.map((each) => packageKey({ ...each, name: nameOf(each) }));
    expect(inBill.sort()).toEqual(keys);
    for (const key of keys) expect(notices).toContain(`\n${key} (`);
    for (const { text: licence = '' } of bundled) expect(notices).toContain(licence);
  });

  it('says of each package where it is from', () => {
    for (const each of components) {
      expect(each.purl, each.name).toMatch(/^pkg:npm\/.+@\d/);
      expect([each.licenses?.length, each.hashes?.length], each.name).toEqual([1, 1]);
    }
  });

  it('contains packages with allowed licences alone', () => {
    const wrong = bundled.filter(({ identifier }) => !isAllowed(identifier, publishedLicences));
    expect(wrong.map((each) => `${packageKey(each)}: ${each.identifier}`)).toEqual([]);
  });
});

describe('a built site', () => {
  it('names what is bundled apart, and nothing of the command', () => {
    const { components } = JSON.parse(readFileSync(join(site, noticeFiles.materials), 'utf8'));
    const names = components.map(nameOf);
    expect(names).toEqual(
      expect.arrayContaining(['dompurify', 'jotai', 'react', 'react-dom', 'react-router']),
    );
    for (const name of ['yaml', 'ajv', 'commander']) expect(names).not.toContain(name);
  });

  it('hands both files out, and lists neither for search engines', async () => {
    const sitemaps = (await listFiles(site)).filter((path) => /^sitemap.*\.xml$/.test(path));
    expect(sitemaps.length).toBeGreaterThan(0);
    for (const name of Object.values(noticeFiles)) {
      const response = await fetch(`${served.origin}/${name}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(readFileSync(join(site, name), 'utf8'));
      for (const path of sitemaps)
        expect(readFileSync(join(site, path), 'utf8')).not.toContain(name);
    }
  });

  it('is not built where a public file has the name of one of them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'notices-'));
    cpSync('tests/fixtures/lyceum', join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site/public', noticeFiles.materials), '{}');
    const args = ['dist/cli/site.js', 'build', join(folder, 'site'), '--out', join(folder, 'out')];
    const { status, stderr } = spawnSync('node', args, {
      encoding: 'utf8',
      env: { ...process.env, LANG: 'en_US.UTF-8' },
    });
    expect(stderr).toContain('sbom.cdx.json has the name of a file that the build writes');
    expect([status, existsSync(join(folder, 'out'))]).toEqual([2, false]);
    rmSync(folder, { recursive: true });
  });
});
