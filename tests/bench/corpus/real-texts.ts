import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document that nobody wrote for this project. */
export type RealText = {
  /** Small letters, digits and hyphens. */
  readonly id: string;
  readonly language: 'zh' | 'en';
  readonly title: string;
  /** Markdown without front matter and without its first heading; all else as it is. */
  readonly body: string;
};

const installed = 'tests/bench/corpus/node_modules';

/** Folders of this project that are documentation, in Markdown. */
const own = ['docs'] as const;
/** Packages with documentation in Markdown: prose of manuals, rules, references and changes, Chinese and English. */
const packages = [
  'zent',
  'mand-mobile',
  'saltui',
  'npm',
  '@typescript-eslint/eslint-plugin',
  'eslint-plugin-import',
  'eslint-plugin-jest',
  'eslint-plugin-jsx-a11y',
  'fastify',
  'react-router',
  'ai',
] as const;

/** Less than this says nothing that could be looked for, in characters. */
const shortest = 200;
/** From this share of Chinese characters on, a text is Chinese. */
const chineseShare = 0.08;

function languageOf(text: string): RealText['language'] {
  let chinese = 0;
  for (const character of text) if (/\p{Script=Han}/u.test(character)) chinese += 1;
  return chinese / text.length > chineseShare ? 'zh' : 'en';
}

const idOf = (path: string): string =>
  path
    .replace(/\.mdx?$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What a file without a title is called: as it is, or as its folder. */
const nameOf = (path: string): string =>
  path
    .split('/')
    .map((part) => part.replace(/\.mdx?$/i, ''))
    .findLast((part) => !/^(?:readme.*|index|docs)$/i.test(part)) ?? path;

/** Front matter, if any, and what follows it. */
const parted = /^(?:---\r?\n([\s\S]*?)\r?\n---\r?\n)?([\s\S]*)$/;

function realText(path: string, written: string): RealText | undefined {
  const [, front = '', text = ''] = parted.exec(written.replace(/^\uFEFF/, '')) ?? [];
  const heading = /^\s*# +(.+?) *#*$/m.exec(text);
  const named = /^title: *["']?(.+?)["']? *$/m.exec(front)?.[1];
  const title = (named ?? heading?.[1] ?? '').replace(/[`*<>[\]\\]/g, '').trim();
  const isFirst = heading !== null && text.slice(0, heading.index).trim() === '';
  const body = isFirst ? text.slice(heading.index + heading[0].length) : text;
  if (body.trim().length < shortest) return undefined;
  return { id: idOf(path), language: languageOf(body), title: title || nameOf(path), body };
}

function textsIn(folder: string, name: string): readonly RealText[] {
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: npm run bench:corpus installs it`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/i.test(path) && !/node_modules|demos/.test(path))
    .sort()
    .flatMap((path) => {
      const text = realText(`${name}-${path}`, readFileSync(join(folder, path), 'utf8'));
      return text ? [text] : [];
    });
}

/** All documents, each content once, in the order of their paths. */
export function realTexts(): readonly RealText[] {
  const contents = new Set<string>();
  return [
    ...own.flatMap((name) => textsIn(name, name)),
    ...packages.flatMap((name) => textsIn(join(installed, name), name.split('/').at(-1) ?? name)),
  ].filter(({ body }) => {
    const isNew = !contents.has(body);
    contents.add(body);
    return isNew;
  });
}
