import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureFiles } from '../../../cli/content/assets/picture-files.ts';
import { variantSettings } from '../../../cli/content/assets/picture-settings.ts';
import { pictureVariants } from '../../../cli/content/assets/picture-variants.ts';
import { memoryCache } from '../../../cli/content/cache/article-cache.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import { publishRelease } from '../../../cli/releases/publish-release.ts';
import { article, contentSite, findings, siteYaml, writeSite } from './content-site.ts';

let site = '';
beforeEach(() => {
  site = contentSite({});
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const picture = (width: number, height: number, color = 'teal') =>
  sharp({ create: { width, height, channels: 3, background: color } });

const copies = () => join(site, 'made');
const look = (
  address: string,
  variants: Parameters<typeof pictureFiles>[1] = undefined,
  cache = memoryCache(),
) => pictureFiles(site, variants, cache, new Set())(address, 'content/zh/news/a.md');

describe('pictures', () => {
  it('have their size, as it is shown', async () => {
    writeSite(site, {
      'content/zh/news/a.png': await picture(30, 20).png().toBuffer(),
      'content/zh/news/a.jpg': await picture(31, 21).jpeg().toBuffer(),
      'content/zh/news/lying.jpg': await picture(32, 22)
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer(),
      'content/zh/news/a.webp': await picture(33, 23).webp().toBuffer(),
      'content/zh/news/a.gif': await picture(34, 24).gif().toBuffer(),
      'content/zh/news/a.avif': await picture(36, 26).avif().toBuffer(),
      'content/zh/news/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 35 25"/>',
    });
    const sizes = await Promise.all(
      ['a.png', 'a.jpg', 'lying.jpg', 'a.webp', 'a.gif', 'a.svg', 'a.avif'].map(async (name) => {
        const found = await look(name);
        return 'problem' in found ? found.problem : [found.width, found.height];
      }),
    );
    expect(sizes).toEqual([
      [30, 20],
      [31, 21],
      [22, 32],
      [33, 23],
      [34, 24],
      [35, 25],
      [36, 26],
    ]);
  });

  it('are told where they have more bytes than readers should fetch', async () => {
    const small = await picture(30, 20).png().toBuffer();
    writeSite(site, {
      'content/zh/news/a.md': article('title: 新闻', '![大](big.png)\n\n![小](small.png)'),
      'content/zh/news/big.png': Buffer.concat([small, Buffer.alloc(3 * 1024 * 1024)]),
      'content/zh/news/small.png': small,
    });
    const [found, ...others] = await findings(site);
    expect(found).toMatch(
      /^content\/zh\/news\/a\.md:5:6 warning picture-size "big\.png" this picture has 3 MB, .* less than 2 MB$/,
    );
    expect(others).toEqual([]);
  });

  it('are told where they are broken, are none, or lie outside', async () => {
    const png = await picture(40, 40).png().toBuffer();
    const jpg = await picture(40, 40).jpeg().toBuffer();
    const webp = await picture(400, 400, 'red').webp({ lossless: true }).toBuffer();
    writeSite(site, {
      'content/zh/news/cut.png': png.subarray(0, png.length - 20),
      'content/zh/news/cut.jpg': jpg.subarray(0, jpg.length - 20),
      'content/zh/news/cut.webp': webp.subarray(0, webp.length - 10),
      'content/zh/news/text.png': '这不是图片',
      'content/zh/news/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'content/zh/news/empty.png': '',
      'content/zh/news/page.html': '<p>',
      'content/zh/news/folder.png/x.txt': '',
      'secret.png': png,
    });
    const names = readdirSync(join(site, 'content/zh/news'));
    const others = [
      'missing.png',
      '../../../secret.png',
      '%2e%2e/../../secret.png',
      '/../secret.png',
      '/%2e%2e/secret.png',
      '%00.png',
      '%E0%A4%A.png',
      '.',
    ];
    for (const name of [...names, ...others]) {
      expect(await look(name), name).toHaveProperty('problem');
    }
    expect(await look('/../secret.png')).toEqual({
      problem: '/../secret.png lies outside of the folder public',
    });
  });

  it('are offered in smaller versions, made once', async () => {
    const jpg = await picture(1000, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    writeSite(site, { 'content/zh/news/a.jpg': jpg, 'public/art/b.jpg': jpg });
    const found = await look('a.jpg', pictureVariants(copies()));
    if ('problem' in found) throw new Error(found.problem);
    expect([found.width, found.height]).toEqual([500, 1000]);
    expect(found.sources?.map(({ type }) => type)).toEqual(['image/webp']);
    expect(found.sources?.[0]?.srcset).toMatch(
      /^\/content\/files\/[0-9a-f]{16}-480\.webp 480w, \/content\/files\/[0-9a-f]{16}-500\.webp 500w$/,
    );
    expect([...found.copies.keys()]).toHaveLength(3);
    const files = readdirSync(copies()).sort();
    expect(files).toHaveLength(2);
    const smaller = await sharp(join(copies(), files[0] ?? '')).metadata();
    expect([smaller.format, smaller.width, smaller.height]).toEqual(['webp', 480, 960]);
    // Another build, and the same picture under another name, find it there.
    const times = () => files.map((file) => statSync(join(copies(), file)).mtimeMs);
    const before = times();
    const other = await look('/art/b.jpg', pictureVariants(copies()));
    expect(other).toMatchObject({ src: '/art/b.jpg', sources: found.sources });
    expect(times()).toEqual(before);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    ['emptied', () => Buffer.alloc(0)],
    ['filled with zeros', (bytes: Buffer) => Buffer.alloc(bytes.length)],
    ['replaced by an error page', () => Buffer.from('<!doctype html><title>502</title>')],
  ])(
    'whose smaller version was %s in the cache get a new one, published in its place',
    async (_, damage) => {
      writeSite(site, { 'content/zh/news/a.png': await picture(700, 300).png().toBuffer() });
      const publish = async () => {
        const found = await look('a.png', pictureVariants(copies()));
        if ('problem' in found) throw new Error(found.problem);
        await publishRelease(join(site, 'out'), { content: found.copies });
        return [...found.copies].filter(([path]) => path.endsWith('.webp'));
      };
      const [first] = await publish();
      if (!first) throw new Error('no smaller version');
      const [path, { copyOf }] = first;
      const whole = readFileSync(copyOf);
      writeFileSync(copyOf, damage(whole));
      await publish();
      expect(readFileSync(copyOf).equals(whole)).toBe(true);
      expect(readFileSync(join(site, 'out', path)).equals(whole)).toBe(true);
    },
  );

  it('are served as they are where sharp is not installed; a cache that cannot be written costs time alone', async () => {
    writeSite(site, { 'content/zh/news/a.png': await picture(1000, 500).png().toBuffer() });
    let missing = 0;
    const count = () => {
      missing += 1;
    };
    const without = await look(
      'a.png',
      pictureVariants(copies(), variantSettings(), count, async () => undefined),
    );
    expect(missing).toBe(1);
    expect(without).toMatchObject({ width: 1000, height: 500 });
    expect(without).not.toHaveProperty('sources');
    writeFileSync(join(site, 'wall'), '');
    const walled = await look('a.png', pictureVariants(join(site, 'wall')));
    expect(walled).toMatchObject({
      width: 1000,
      sources: [{ srcset: expect.stringContaining('480w') }],
    });
  });

  it('are told where only sharp finds that they cannot be read', async () => {
    const png = await picture(600, 400).png().toBuffer();
    png.fill(0x55, 45, png.length - 20);
    writeSite(site, { 'content/zh/news/a.png': png });
    expect(await look('a.png', pictureVariants(copies()))).toHaveProperty('problem');
  });

  it('stand in the text with size and versions, and are written once', async () => {
    const png = await picture(700, 300).png().toBuffer();
    writeSite(site, {
      'site.yaml': siteYaml('  news: { detail: detail, fields: { files: { type: files } } }'),
      'content/zh/news/海湾 1.png': png,
      'content/zh/news/form.txt': '表',
      'content/zh/news/a.md': article(
        'title: 甲\npicture: { src: 海湾 1.png, alt: 海湾 }\nfiles: [{ label: 表, file: form.txt }]',
        '![海湾 "退潮"](<海湾 1.png>)\n\n![外](https://e.example/x.png)',
      ),
      'content/zh/news/sub/b.md': article('title: 乙', '![海湾](../%E6%B5%B7%E6%B9%BE%201.png)'),
    });
    expect(await findings(site)).toEqual([]);
    const { checked } = await lintSite(site, { pictures: copies() });
    if (!checked) throw new Error('errors');
    const { files } = await emittedFiles(checked);
    await publishRelease(join(site, 'out'), { emitted: files });
    const entry = JSON.parse(
      readFileSync(join(site, 'out/content/zh/news/entries/a.json'), 'utf8'),
    );
    expect(entry.picture).toMatchObject({ alt: '海湾', width: 700, height: 300 });
    expect(entry.html).toMatch(
      /<figure><picture><source type="image\/webp" srcset="\uE000\/content\/files\/\w+-480\.webp 480w, \uE000\/content\/files\/\w+-700\.webp 700w" sizes="[^"]+"><img src="\uE000\/content\/files\/\w+\.png" alt="海湾 &#34;退潮&#34;" width="700" height="300" fetchpriority="high"><\/picture><\/figure>/,
    );
    expect(entry.html).toContain('<img src="https://e.example/x.png" alt="外" loading="lazy"');
    expect(entry.fields.files[0].file).toMatch(/^\/content\/files\/\w+\.txt$/);
    expect(existsSync(join(site, 'out', entry.fields.files[0].file))).toBe(true);
    const written = readdirSync(join(site, 'out/content/files'));
    expect(written.filter((name) => !name.endsWith('-share.png'))).toHaveLength(4);
  });
});
