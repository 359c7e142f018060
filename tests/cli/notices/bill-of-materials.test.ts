import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '../../../cli/notices/bill-of-materials.ts';
import { mergePackages } from '../../../cli/notices/bundled-package.ts';
import { lockedHashes } from '../../../cli/notices/locked-hashes.ts';
import { thirdPartyNotices } from '../../../cli/notices/third-party-notices.ts';

const project = { name: 'site-runtime', version: '1.0.0', license: 'MIT', description: 'Sites.' };
const packages = mergePackages(
  [{ name: 'uqr', version: '0.1.3', identifier: 'MIT', text: 'Of uqr.' }],
  [
    { name: 'dompurify', version: '3.4.18', identifier: '(MPL-2.0 OR Apache-2.0)' },
    { name: '@clack/core', version: '1.6.0', identifier: 'MIT' },
    { name: 'odd', version: '1.0.0+1' },
    { name: 'uqr', version: '0.1.3', identifier: 'MIT', text: 'Of uqr.' },
  ],
);
const hashes = lockedHashes({
  packages: {
    '': { name: 'site-runtime' },
    'node_modules/a/node_modules/uqr': {
      version: '0.1.3',
      integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
    },
  },
});

describe('the bill of materials', async () => {
  const text = await billOfMaterials({ project, packages, hashes });
  const { components, metadata, dependencies, ...rest } = JSON.parse(text);

  it('is CycloneDX 1.6', async () => {
    expect(rest).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"components"', '"component"'))).not.toBeNull();
  });

  it('names each package once, with address, licence and hash', () => {
    expect(components).toEqual([
      {
        type: 'library',
        group: '@clack',
        name: 'core',
        version: '1.6.0',
        'bom-ref': 'pkg:npm/%40clack/core@1.6.0',
        purl: 'pkg:npm/%40clack/core@1.6.0',
        licenses: [{ license: { id: 'MIT' } }],
      },
      {
        type: 'library',
        name: 'dompurify',
        version: '3.4.18',
        'bom-ref': 'pkg:npm/dompurify@3.4.18',
        purl: 'pkg:npm/dompurify@3.4.18',
        licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }],
      },
      {
        type: 'library',
        name: 'odd',
        version: '1.0.0+1',
        'bom-ref': 'pkg:npm/odd@1.0.0%2B1',
        purl: 'pkg:npm/odd@1.0.0%2B1',
      },
      {
        type: 'library',
        name: 'uqr',
        version: '0.1.3',
        'bom-ref': 'pkg:npm/uqr@0.1.3',
        hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/uqr@0.1.3',
      },
    ]);
    expect(metadata.component).toMatchObject({ name: 'site-runtime', version: '1.0.0' });
    const root = dependencies.find(({ ref }: { ref: string }) => ref.includes('site-runtime'));
    expect(root.dependsOn).toHaveLength(4);
  });

  it('is the same for the same packages, whenever it is made', async () => {
    const reversed = mergePackages([...packages].reverse());
    expect(await billOfMaterials({ project, packages: reversed, hashes })).toBe(text);
    expect([metadata.timestamp, rest.serialNumber]).toEqual([undefined, undefined]);
  });
});

describe('the notices', () => {
  it('have the licence of each package with its text', () => {
    const text = thirdPartyNotices(packages);
    expect(text).toContain('uqr@0.1.3 (MIT)\n\nOf uqr.\n');
    expect(text.match(/^[\w@/.-]+@[\w.+]+ \(/gm)).toHaveLength(4);
  });
});
