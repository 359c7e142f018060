import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** A source that wants more time or memory than it should. */
export type Bomb = {
  readonly command: 'lint' | 'build';
  /** Puts it into a copy of the second institution's site. */
  readonly plant: (site: string) => void;
  /** How the command ends: with 0 where it is bounded all the same. */
  readonly code: 0 | 1 | 2;
  readonly words: RegExp;
};

const add = (path: string, text: string | Buffer) => (site: string) => {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
};

const append = (text: string) => (site: string) => appendFileSync(join(site, 'site.yaml'), text);

/** Puts text behind a key of site.yaml that stands at its root. */
const behindKey = (key: string, text: string) => (site: string) => {
  const file = join(site, 'site.yaml');
  const before = readFileSync(file, 'utf8');
  const changed = before.replace(new RegExp(`^${key}:.*\\n`, 'm'), (line) => line + text);
  if (changed === before) throw new Error(`site.yaml has no key ${key}`);
  writeFileSync(file, changed);
};

/** Nine lists, of which each repeats the one before it nine times. */
const aliases = (indent: string): string =>
  ['&a [1, 2, 3, 4, 5, 6, 7, 8, 9]']
    .concat(
      [...'bcdefghi'].map((name, index) => `&${name} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`),
    )
    .map((list, index) => `${indent}x${index}: ${list}\n`)
    .join('');

/** A part of a PNG (ISO/IEC 15948, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/**
 * A PNG of one colour, whole and tiny in its file.
 * @param side pixels
 * @param rows how many of its rows are there
 */
function flatPng(side: number, rows: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // A bit a pixel, grey.
  head.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A drawing in which each group shows the one before it ten times. */
const nestedUses = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><g id="g0"><rect width="1" height="1"/></g>${Array.from(
  { length: 12 },
  (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}" x="1"/>`.repeat(10)}</g>`,
).join('')}</defs><use href="#g12"/></svg>`;

/** A drawing whose text is made of entities that repeat each other. */
const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "字字字字字字字字字字">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><text>&a9;</text></svg>`;

/** An article of the sample's own collection that shows a picture. */
const withPicture = (name: string, bytes: string | Buffer) => (site: string) => {
  add(`content/fr/textes/${name}`, bytes)(site);
  add(
    'content/fr/textes/bombe.md',
    `---\ntitle: Bombe\ndate: 2026-03-18\npicture: { src: ${name}, alt: Une image }\n---\n\nAvant ![Une image](${name}) après.\n`,
  )(site);
};

const megabyte = 1024 * 1024;

/** Every bomb, by what it is. */
export const bombs: Readonly<Record<string, Bomb>> = {
  'aliases that repeat each other in site.yaml': {
    command: 'lint',
    plant: append(`extra:\n${aliases('  ')}`),
    code: 1,
    words: /yaml-alias-budget/,
  },
  'aliases that repeat each other in front matter': {
    command: 'lint',
    plant: add(
      'content/fr/textes/bombe.md',
      `---\ntitle: Bombe\ndate: 2026-03-18\n${aliases('')}---\n\nAvant.\n`,
    ),
    code: 1,
    words: /yaml-alias-budget/,
  },
  '50 MB of brackets in site.yaml': {
    command: 'lint',
    plant: append(`extra: ${'['.repeat(50 * megabyte)}`),
    code: 1,
    words: /yaml-depth|file-size/,
  },
  '50 MB of text in an article': {
    command: 'lint',
    plant: add(
      'content/fr/textes/bombe.md',
      `---\ntitle: Bombe\ndate: 2026-03-18\n---\n\n${'Un mot, et encore un.\n'.repeat((50 * megabyte) / 22)}`,
    ),
    code: 1,
    words: /content-size/,
  },
  'an expression of an own block that never ends': {
    command: 'lint',
    plant: (site) => {
      add(
        'blocks/lent/block.json',
        JSON.stringify({
          description: 'Slow.',
          'x-zh': '慢。',
          properties: {
            text: { type: 'string', pattern: '^(a+)+$', description: 'x', 'x-zh': 'x' },
          },
        }),
      )(site);
      add('blocks/lent/block.tsx', 'export default function Lent() {\n  return null;\n}\n')(site);
      add(
        'pages/lent.yaml',
        `pages: { lent: { blocks: [${Array.from({ length: 200 }, (_, index) => `{ type: lent, text: "${'a'.repeat(40)}${index}!" }`).join(', ')}] } }\n`,
      )(site);
    },
    code: 1,
    words: /takes too long/,
  },
  '100,000 routes': {
    command: 'lint',
    plant: behindKey(
      'routes',
      Array.from(
        { length: 100_000 },
        (_, index) =>
          `  - { id: r${index}, paths: { fr: /r/${index}, de: false, zh: false }, title: R${index}, page: accueil, hideInMenu: true }\n`,
      ).join(''),
    ),
    code: 0,
    words: /100000 warnings/,
  },
  'a picture whose header promises 60,000 × 60,000 pixels': {
    command: 'build',
    plant: withPicture('grande.png', flatPng(60_000, 8)),
    code: 1,
    words: /grande\.png/,
  },
  'a whole picture of 30,000 × 30,000 pixels': {
    command: 'build',
    plant: withPicture('grande.png', flatPng(30_000, 30_000)),
    code: 1,
    words: /grande\.png/,
  },
  'a whole picture of 16,000 × 16,000 pixels': {
    command: 'build',
    plant: withPicture('grande.png', flatPng(16_000, 16_000)),
    code: 0,
    words: /built/,
  },
  'a drawing that shows itself a billion times': {
    command: 'build',
    plant: withPicture('dessin.svg', nestedUses),
    code: 0,
    words: /built/,
  },
  'a drawing of entities that repeat each other': {
    command: 'build',
    plant: withPicture('dessin.svg', entities),
    code: 0,
    words: /built/,
  },
  'a folder of content that leads into itself': {
    command: 'lint',
    plant: (site) => {
      mkdirSync(join(site, 'content/fr/textes'), { recursive: true });
      symlinkSync('..', join(site, 'content/fr/textes/encore'));
    },
    code: 0,
    words: /./,
  },
};
