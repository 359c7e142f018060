import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureFiles } from '../../../cli/content/assets/picture-files.ts';
import { variantSettings } from '../../../cli/content/assets/picture-settings.ts';
import { pictureVariants } from '../../../cli/content/assets/picture-variants.ts';
import { memoryCache } from '../../../cli/content/cache/article-cache.ts';
import { isText, textOf } from '../../../cli/files/new-file.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import type { PictureSettings } from '../../../schema/source.generated.ts';
import { article, contentSite, findings, siteYaml, writeSite } from './content-site.ts';

let site = '';
beforeEach(() => {
  site = contentSite({});
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** A picture that compresses as photographs do: noise, blurred. */
const photo = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: channels === 4 ? { r: 0, g: 128, b: 128, alpha: 0.5 } : 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const look = async (name: string, bytes: Buffer | string, settings?: PictureSettings) => {
  writeSite(site, { [`content/zh/news/${name}`]: bytes });
  const variants = pictureVariants(join(site, 'made'), variantSettings(settings));
  const found = await pictureFiles(
    site,
    variants,
    memoryCache(),
    new Set(),
  )(name, 'content/zh/news/a.md');
  if ('problem' in found) throw new Error(found.problem);
  return found;
};

/** Widths by media type, as the browser is told. */
const offered = ({ sources = [] }: Awaited<ReturnType<typeof look>>) =>
  Object.fromEntries(
    sources.map(({ type, srcset }) => [
      type,
      srcset.split(', ').map((each) => Number(/ (\d+)w$/.exec(each)?.[1])),
    ]),
  );

/** An animated PNG: the chunk that makes a PNG move stands before its data. */
async function animatedPng(): Promise<Buffer> {
  const png = await photo(600, 400).png().toBuffer();
  const at = png.indexOf('IDAT', 8, 'latin1') - 4;
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(1, 8);
  return Buffer.concat([png.subarray(0, at), control, png.subarray(at)]);
}

const frames = async () =>
  sharp(await photo(600, 800).raw().toBuffer(), {
    raw: { width: 600, height: 800, channels: 3, pageHeight: 400 },
  });

describe('versions of a picture', () => {
  it.each([
    ['wide', 2400, undefined, { 'image/webp': [480, 960, 1600, 1920] }],
    ['between two widths', 1000, undefined, { 'image/webp': [480, 960, 1000] }],
    ['narrower than the smallest', 300, undefined, { 'image/webp': [300] }],
    [
      'in formats and widths of the site, the best format first',
      700,
      { formats: ['webp', 'avif'], widths: [600, 300] },
      { 'image/avif': [300, 600, 700], 'image/webp': [300, 600, 700] },
    ],
    ['in none', 700, { formats: [] }, {}],
  ] as const)('%s', async (_, width, settings, expected) => {
    const jpg = await photo(width, 200).jpeg({ quality: 95 }).toBuffer();
    const found = await look('a.jpg', jpg, settings as PictureSettings | undefined);
    expect(offered(found)).toEqual(expected);
    expect(Object.keys(offered(found))).toEqual(Object.keys(expected));
    for (const [path, { copyOf }] of found.copies) {
      const { width: real, format } = await sharp(copyOf).metadata();
      const told = /-(\d+)\.(webp|avif)$/.exec(path);
      if (!told) continue;
      expect([real, format === 'heif' ? 'avif' : format]).toEqual([Number(told[1]), told[2]]);
    }
  });

  it('are as good as the site wants, under names of their own', async () => {
    const jpg = await photo(500, 300).jpeg().toBuffer();
    const sizeOf = async (quality: number) => {
      const { copies } = await look('a.jpg', jpg, { quality });
      return [...copies].filter(([path]) => path.endsWith('-480.webp'));
    };
    const [[low], [high]] = [await sizeOf(20), await sizeOf(95)];
    if (!low || !high) throw new Error('no version');
    expect(low[0]).not.toBe(high[0]);
    expect(readFileSync(low[1].copyOf).length).toBeLessThan(readFileSync(high[1].copyOf).length);
  });

  it('keep what is transparent, and lie as the camera was held', async () => {
    const png = await look('a.png', await photo(600, 300, 4).png().toBuffer());
    for (const [path, { copyOf }] of png.copies) {
      if (path.endsWith('.webp')) expect((await sharp(copyOf).metadata()).hasAlpha).toBe(true);
    }
    const turned = await photo(900, 300).jpeg().withMetadata({ orientation: 8 }).toBuffer();
    const lying = await look('b.jpg', turned);
    expect([lying.width, lying.height]).toEqual([300, 900]);
    const [, version] = [...lying.copies].find(([path]) => path.endsWith('-300.webp')) ?? [];
    const { width, height, orientation } = await sharp(version?.copyOf).metadata();
    expect([width, height, orientation]).toEqual([300, 900, undefined]);
  });

  it.each([
    ['a GIF', 'a.gif', async () => (await frames()).gif().toBuffer()],
    ['a WebP', 'a.webp', async () => (await frames()).webp().toBuffer()],
    ['a PNG', 'a.png', animatedPng],
  ])('are not made of %s that moves', async (_, name, make) => {
    const bytes = await make();
    const found = await look(name, bytes);
    expect(found.sources).toBe(undefined);
    expect([found.width, found.height]).toEqual([600, 400]);
    expect([...found.copies.values()].map(({ copyOf }) => readFileSync(copyOf))).toEqual([bytes]);
  });

  it('are made of a WebP and a PNG that stand still, and not of a drawing', async () => {
    expect(offered(await look('a.webp', await photo(500, 300).webp().toBuffer()))).not.toEqual({});
    expect(offered(await look('a.png', await photo(500, 300).png().toBuffer()))).not.toEqual({});
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"/>';
    expect(offered(await look('a.svg', drawing))).toEqual({});
  });

  it('are not made where the only one is no smaller than the picture', async () => {
    const line = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .webp({ quality: 1 })
      .toBuffer();
    expect(offered(await look('a.webp', line, { quality: 100 }))).toEqual({});
  });

  it('are made of one with 40 megapixels, which is reported for its size', async () => {
    const jpg = await sharp({
      create: { width: 8000, height: 5000, channels: 3, background: 'teal' },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    const found = await look('a.jpg', jpg);
    expect(offered(found)).toEqual({ 'image/webp': [480, 960, 1600, 1920] });
    expect([found.width, found.height]).toEqual([8000, 5000]);
    writeSite(site, { 'content/zh/news/a.md': article('title: 大', '![大](a.jpg)') });
    expect(await findings(site)).toEqual([expect.stringContaining('picture-size')]);
  });
});

describe('pictures in what is emitted', () => {
  const emitted = async () => {
    const { checked } = await lintSite(site, { pictures: join(site, 'made') });
    if (!checked) throw new Error('errors');
    return emittedFiles(checked);
  };
  const fileOf = ({ files }: Awaited<ReturnType<typeof emitted>>, path: string): string => {
    const file = files.get(path);
    if (!file || !isText(file)) throw new Error(`${path} is missing`);
    return textOf(file);
  };

  it('of a long article: the first is fetched at once, all others wait, each keeps its space', async () => {
    const kinds = ['jpg', 'png', 'webp', 'gif', 'svg'];
    const names = Array.from({ length: 20 }, (_, index) => `p${index}.${kinds[index % 5]}`);
    for (const [index, name] of names.entries()) {
      const image = photo(500 + index, 300);
      const bytes = {
        jpg: () => image.jpeg().toBuffer(),
        png: () => image.png().toBuffer(),
        webp: () => image.webp().toBuffer(),
        gif: () => image.gif().toBuffer(),
        svg: async () =>
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${500 + index} 300"/>`,
      }[kinds[index % 5] as 'jpg'];
      writeSite(site, { [`content/zh/news/${name}`]: await bytes() });
    }
    const text = names.map((name, index) => `第 ${index} 段。\n\n![图 ${index}](${name})`);
    writeSite(site, { 'content/zh/news/a.md': article('title: 长', text.join('\n\n')) });
    const entry = JSON.parse(fileOf(await emitted(), 'content/zh/news/entries/a.json'));
    // Without script each stands there once, as the browser without one sees it.
    const plain = entry.html.replace(
      /(?:<picture>(?:(?!<\/picture>).)*|<img[^>]*)datasrc="[^>]*>(?:<\/picture>)?/g,
      '',
    );
    const images: string[] = plain.match(/<img[^>]*>/g) ?? [];
    expect(images).toHaveLength(20);
    for (const [index, image] of images.entries()) {
      expect(image).toContain(`alt="图 ${index}" width="${500 + index}" height="300"`);
      expect(image.includes('fetchpriority="high"')).toBe(index === 0);
      expect(image.includes('loading="lazy" decoding="async"')).toBe(index > 0);
    }
    expect(plain.match(/<picture>/g)).toHaveLength(12);
    expect(entry.html.match(/ datasrc="/g)).toHaveLength(19);
    // Of those that wait, no version is where the browser would fetch it.
    const waiting = entry.html.replace(/<noscript>.*?<\/noscript>/g, '');
    expect(waiting.match(/ srcset="/g)).toHaveLength(1);
    expect(waiting.match(/ datasrcset="/g)).toHaveLength(11);
  });

  it('of an article whose first picture stands far down, or below its head, are all lazy', async () => {
    writeSite(site, {
      'content/zh/news/a.png': await photo(500, 300).png().toBuffer(),
      'content/zh/news/far.md': article(
        'title: 远',
        `${'潮水每天来回两次。'.repeat(60)}\n\n![图](a.png)`,
      ),
      'content/zh/news/head.md': article(
        'title: 头\npicture: { src: a.png, alt: 头 }',
        '一段 ![图](a.png) 文字。',
      ),
    });
    const files = await emitted();
    for (const id of ['far', 'head']) {
      const { html } = JSON.parse(fileOf(files, `content/zh/news/entries/${id}.json`));
      expect(html).toContain('loading="lazy"');
      expect(html).not.toContain('fetchpriority');
    }
  });

  it('that blocks of the site file name have their versions, too', async () => {
    const yaml = siteYaml('  news: {}').replace(
      /^pages:$/m,
      'pages:\n  scene: { blocks: [{ type: hero, title: 甲, picture: { src: /art/bay.jpg, alt: 海湾 } }] }',
    );
    writeSite(site, {
      'site.yaml': yaml.replace(
        /^routes:$/m,
        'routes:\n  - { id: scene, paths: { zh: /scene, en: false }, title: 甲, page: scene }',
      ),
      'public/art/bay.jpg': await photo(700, 300).jpeg().toBuffer(),
    });
    const first = await emitted();
    const table = JSON.parse(fileOf(first, 'routes.zh.desktop.json'));
    expect(table.pages.scene.blocks[0].picture).toMatchObject({
      src: '/art/bay.jpg',
      width: 700,
      height: 300,
      sources: [
        {
          type: 'image/webp',
          srcset: expect.stringMatching(/-480\.webp 480w, .*-700\.webp 700w$/),
        },
      ],
    });
    const paths = [...first.files.keys()].filter((path) => path.endsWith('.webp'));
    expect(paths).toHaveLength(2);
    // Another picture under the same name is another model.
    writeFileSync(join(site, 'public/art/bay.jpg'), await photo(800, 300).jpeg().toBuffer());
    expect((await emitted()).model.site.build).not.toBe(first.model.site.build);
  });
});
