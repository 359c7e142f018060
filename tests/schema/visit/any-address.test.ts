import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { redirectTarget } from '../../../schema/visit/redirect-target.ts';
import { resolveAddress } from '../../../schema/visit/resolve-address.ts';
import { tableIndex } from '../../../schema/visit/table-index.ts';
import { anyAddress } from '../../fixtures/any-text.ts';
import { lyceum, modelOf, sourceOf, tableOf } from '../../fixtures/load-fixture.ts';

const access = { menuCodes: ['public-area', 'news', 'portal'], fnCodes: [], loginStatus: 0 };
const origin = 'https://site.example';

/** Whether browsers find an address on the site, below its base. */
const isHere = (address: string, base: string): boolean => {
  const complete = base.replace(/\/$/, '') + address;
  return address.startsWith('/') && new URL(complete, `${origin}/a/b`).origin === origin;
};

describe.each([
  ['the sample', modelOf(sourceOf('site/site.yaml'))],
  ['the second institution', modelOf({ ...lyceum(), site: { ...lyceum().site, base: '/' } })],
])('any address of %s', (_, model) => {
  const [language = ''] = Object.keys(model.site.languages);
  const open = (address: string, device: string) =>
    resolveAddress(splitAddress(address), {
      model: model.site,
      tableOf: (variant) => tableOf(model, variant.language, variant.device),
      access,
      device,
      leadToDevice: true,
    });

  it('opens something, or leads to another address of the site', () => {
    const devices = fc.constantFrom(...Object.keys(model.site.devices), 'none');
    fc.assert(
      fc.property(anyAddress, devices, (address, device) => {
        const outcome = open(`/${address}`, device);
        expect(outcome.kind).not.toBe('needs');
        if ('to' in outcome) expect(isHere(outcome.to, model.site.base), outcome.to).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('matches a route by its own segments alone', () => {
    const { match } = tableIndex(tableOf(model, language, model.site.defaultDevice));
    fc.assert(
      fc.property(anyAddress, (address) => {
        const found = match(`/${address}`);
        if (found) expect(isHere(found.canonical, model.site.base), found.canonical).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('any address', () => {
  it('is its path, its query and its hash', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const { path, query, hash } = splitAddress(address);
        expect(path + query + hash).toBe(address);
        expect(path).not.toMatch(/[?#]/);
        expect(query).toMatch(/^(?:$|\?[^#]*$)/s);
        expect(hash).toMatch(/^(?:$|#)/);
      }),
    );
  });

  it('of a redirect keeps the visitor where the target leads, whatever its parameters are', () => {
    const targets = fc.constantFrom('/a/:id', '/:id', '/:id/:other', '/a?b=c#d', '/:id?x=1');
    fc.assert(
      fc.property(targets, anyAddress, anyAddress, anyAddress, (target, id, other, rest) => {
        const to = redirectTarget(target, { id, other }, splitAddress(`/${rest}`));
        expect(isHere(to, '/'), to).toBe(true);
        const outside = redirectTarget('https://other.example/x', { id }, splitAddress(rest));
        expect(new URL(outside).origin).toBe('https://other.example');
      }),
      { numRuns: 1000 },
    );
  });
});
