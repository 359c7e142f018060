import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leavingAddresses, runningAddresses } from './addresses.ts';
import { inGroups } from './data-texts.ts';
import { markup } from './markup.ts';
import { pollutingJson } from './pollution.ts';
import { running } from './watch-page.ts';

/** A file of a site that is attacked through: by Markdown, by front matter or by YAML. */
export type SourceFile = {
  readonly door: 'Markdown' | 'front matter' | 'YAML' | 'own block';
  /** Path in the site. */
  readonly path: string;
  readonly text: string;
  /** The page that shows it. */
  readonly address: string;
};

const quoted = (text: string): string => JSON.stringify(text);
const head = (title: string, more = ''): string =>
  `---\ntitle: ${quoted(title)}\ndate: 2026-03-18\n${more}---\n\n`;

const article = (door: SourceFile['door'], id: string, text: string): SourceFile => ({
  door,
  path: `content/fr/textes/${id}.md`,
  text,
  address: `/textes/${id}`,
});

/** Ways in which Markdown takes an address. */
const links = (address: string): string =>
  [
    `[a](<${address.replace(/[\r\n<>]/g, (sign) => encodeURIComponent(sign))}>)`,
    `![b](${address.replace(/[\s()]/g, (sign) => encodeURIComponent(sign))})`,
    `[c][c]`,
    `<${address.replace(/[\s<>]/g, (sign) => encodeURIComponent(sign))}>`,
    `[c]: ${address.replace(/\s/g, (sign) => encodeURIComponent(sign))}`,
  ].join('\n\n');

const page = (id: string, blocks: readonly object[], title = id): string =>
  JSON.stringify({
    routes: [
      { id, paths: { fr: `/${id}`, de: false, zh: false }, title, page: id, hideInMenu: true },
    ],
    pages: { [id]: { blocks } },
  });

/** Every file that is attacked through. The number in its code is that of the file. */
export function sourceFiles(): readonly SourceFile[] {
  const files: SourceFile[] = [];
  const run = (): string => running(files.length);
  const { length: markups } = markup('');
  for (let index = 0; index < markups; index += 1) {
    const text = markup(run())[index] ?? '';
    files.push(
      article(
        'Markdown',
        `m${index}`,
        `${head(`M${index}`)}Avant\n\n${text}\n\nEt ${text} dedans.\n`,
      ),
    );
  }
  const addresses = (code: string) => [...runningAddresses(code), ...leavingAddresses];
  const { length: all } = addresses('');
  for (let index = 0; index < all; index += 1) {
    const address = addresses(run())[index] ?? '';
    files.push(article('Markdown', `l${index}`, `${head(`L${index}`)}${links(address)}\n`));
    const fields = `summary: ${quoted(address)}\nsource: ${quoted(address)}\npicture: { src: ${quoted(address)}, alt: a }\n`;
    files.push(article('front matter', `p${index}`, `${head(`P${index}`, fields)}Texte.\n`));
    files.push({
      door: 'YAML',
      path: `pages/y${index}.yaml`,
      text: page(`y${index}`, [
        { type: 'cards', title: 'Y', items: [{ title: 'a', link: address }] },
        { type: 'text', body: [`[a](<${address.replace(/[\r\n<>]/g, '')}>)`] },
      ]),
      address: `/y${index}`,
    });
    files.push({
      door: 'own block',
      path: `pages/o${index}.yaml`,
      text: page(`o${index}`, [{ type: 'citation', quote: address, by: address, link: address }]),
      address: `/o${index}`,
    });
  }
  for (let index = 0; index < markups; index += 1) {
    const text = markup(run())[index] ?? '';
    const fields = `summary: ${quoted(text)}\nsource: ${quoted(text)}\npicture: { src: /img/phare.svg, alt: ${quoted(text)} }\n`;
    files.push(article('front matter', `f${index}`, `${head(text, fields)}Texte.\n`));
  }
  for (const [index, group] of inGroups(
    Array.from({ length: markups }, (_, each) => each),
    10,
  ).entries()) {
    const texts = group.map((each) => markup(run())[each] ?? '');
    const blocks = texts.flatMap((text) => [
      { type: 'text', title: text, body: [text] },
      { type: 'cards', title: text, items: [{ title: text, text, meta: text }] },
      { type: 'facts', items: [{ label: text, value: text }] },
    ]);
    const quotes = texts.map((text) => ({ type: 'citation', quote: text, by: text }));
    const door = { YAML: ['t', blocks], 'own block': ['q', quotes] } as const;
    for (const name of ['YAML', 'own block'] as const) {
      const [letter, parts] = door[name];
      const id = `${letter}${index}`;
      files.push({
        door: name,
        path: `pages/${id}.yaml`,
        text: page(id, parts, texts[0]),
        address: `/${id}`,
      });
    }
  }
  for (const [index, json] of pollutingJson.entries()) {
    const id = `j${index}`;
    files.push(article('front matter', id, `---\n${json}\n---\n\nTexte.\n`), {
      door: 'YAML',
      path: `pages/${id}.yaml`,
      text: json,
      address: `/${id}`,
    });
  }
  return files;
}

const routes = `routes:
  - id: texte
    paths: { fr: '/textes/:id', de: false, zh: false }
    title: Texte
    page: texte
    hideInMenu: true
`;

/** Writes the second institution's site, with texts in Markdown, into a folder; its pages are built. */
export function writeSite(folder: string, files: readonly SourceFile[]): void {
  cpSync('tests/fixtures/lyceum', folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  const source = readFileSync(file, 'utf8')
    .replace('history: hash', 'history: browser')
    .replace(/^routes:\n/m, routes)
    .replace(/^collections:\n/m, 'collections:\n  textes: { detail: texte }\n');
  writeFileSync(file, source);
  mkdirSync(join(folder, 'content/fr/textes'), { recursive: true });
  const text = { params: { id: 'id' }, blocks: [{ type: 'article', collection: 'textes' }] };
  writeFileSync(join(folder, 'pages/texte.yaml'), JSON.stringify({ pages: { texte: text } }));
  for (const { path, text: content } of files) writeFileSync(join(folder, path), content);
}

/** Takes away the files that are refused. */
export function removeFiles(folder: string, files: readonly SourceFile[]): void {
  for (const { path } of files) rmSync(join(folder, path));
}
