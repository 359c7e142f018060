import { expect, it } from 'vitest';
import { pwaIcons } from '../../../../cli/content/assets/pwa-icons.ts';
import { pwaHeads } from '../../../../cli/outputs/pwa/pwa-head.ts';
import { webManifests } from '../../../../cli/outputs/pwa/web-manifests.ts';
import type { SiteSource } from '../../../../schema/source.generated.ts';
import { modelOf, sourceOf } from '../../../fixtures/load-fixture.ts';

const sample = (): SiteSource => sourceOf('site/site.yaml');

async function emitted(source: SiteSource) {
  const { site } = modelOf(source);
  const icons = await pwaIcons(source, 'site/public');
  const manifests = webManifests(source, site, icons);
  return {
    heads: pwaHeads(source, site, icons),
    manifests: Object.fromEntries(
      Object.entries(manifests).map(([path, text]) => [path, JSON.parse(text)]),
    ),
  };
}

it('writes a manifest for each language, which starts at its home', async () => {
  const { manifests } = await emitted(sample());
  expect(Object.keys(manifests)).toEqual(['manifest.zh.webmanifest', 'manifest.en.webmanifest']);
  expect(manifests['manifest.zh.webmanifest']).toEqual({
    name: '黎安国际教育创新试验区',
    short_name: '黎安教育试验区',
    description: expect.stringContaining('黎安国际教育创新试验区官方网站'),
    lang: 'zh-CN',
    dir: 'ltr',
    start_url: '/index',
    scope: '/',
    display: 'standalone',
    theme_color: '#0a3f78',
    background_color: '#ffffff',
    icons: [
      { src: '/art/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/art/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  expect(manifests['manifest.en.webmanifest']).toMatchObject({
    short_name: "Li'an Pilot Zone",
    lang: 'en',
    start_url: '/EN/Index',
  });
});

it.each([
  ['browser', '/campus/index'],
  ['hash', '/campus/#/index'],
] as const)('starts below the base in %s mode', async (history, start) => {
  const source = sample();
  const { manifests, heads } = await emitted({
    ...source,
    site: { ...source.site, base: '/campus/', history },
  });
  expect(manifests['manifest.zh.webmanifest']).toMatchObject({
    start_url: start,
    scope: '/campus/',
    icons: expect.arrayContaining([expect.objectContaining({ src: '/campus/art/icon-192.png' })]),
  });
  expect(heads.zh).toContain('href="/campus/manifest.zh.webmanifest"');
});

it('takes what pwa says in place of what the site is called, and the logo for an icon', async () => {
  const source = sample();
  const own = { name: { zh: '黎安', en: "Li'an" }, display: 'minimal-ui' } as const;
  const { manifests, heads } = await emitted({
    ...source,
    theme: { light: { sea: 'rgb(1 2 3)' }, dark: { sea: 'var(--deep)' } },
    pwa: own,
  });
  expect(manifests['manifest.en.webmanifest']).toMatchObject({
    name: "Li'an",
    short_name: "Li'an",
    display: 'minimal-ui',
    theme_color: '#010203',
    icons: [{ src: '/art/mark.svg', sizes: 'any' }],
  });
  expect(heads.en).toBe(
    [
      '<link rel="manifest" href="/manifest.en.webmanifest">',
      '<meta name="theme-color" content="#010203" media="(prefers-color-scheme: light)">',
      // What only a browser could compute: the runtime's own.
      '<meta name="theme-color" content="#0a2443" media="(prefers-color-scheme: dark)">',
    ].join('\n'),
  );
});

it('writes nothing for a site that is not to be installed', async () => {
  const { pwa: _, ...source } = sample();
  expect(await emitted(source)).toEqual({ heads: {}, manifests: {} });
});
