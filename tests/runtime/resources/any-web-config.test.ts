import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWebConfig } from '../../../runtime/resources/load-web-config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('any answer in the place of a web configuration', () => {
  it('is a configuration with a menu that is a list, or a failure that says why', async () => {
    const config = fc.record(
      {
        ...{ websiteName: fc.jsonValue(), appId: fc.jsonValue(), siteId: fc.jsonValue() },
        navbar: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      config.map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 204, 404, 500), async (text, status) => {
        const sent = status === 204 ? null : text;
        vi.stubGlobal('fetch', async () => new Response(sent, { status }));
        const loaded = await loadWebConfig('/config.json').catch((error: unknown) => error);
        if (loaded instanceof Error) {
          expect(loaded).not.toBeInstanceOf(TypeError);
          return;
        }
        expect(loaded).toMatchObject({
          websiteName: expect.any(String),
          appId: expect.any(String),
        });
        expect((loaded as { readonly navbar: unknown }).navbar).toBeInstanceOf(Array);
      }),
      { numRuns: 500 },
    );
  });
});
