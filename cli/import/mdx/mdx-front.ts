import { splitFrontMatter } from '../../content/compile/split-front-matter.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import { readText } from '../../read/read-text.ts';
import type { SourceFront } from '../source/source-document.ts';

export type SplitMdx = { readonly front: Readonly<Record<string, unknown>>; readonly body: string };

/**
 * Splits a text in MDX or Markdown from its front matter.
 * @param name of the file, for messages
 * @throws UnreadableInput where the front matter is no YAML
 */
export function splitMdx(text: string, name: string): SplitMdx {
  const lines = text.replace(/\r\n?/g, '\n');
  const split = splitFrontMatter(lines);
  if (typeof split === 'string') return { front: {}, body: lines };
  const { content, diagnostics } = readText(name, { text: split.yaml });
  const fault = diagnostics.find(({ severity }) => severity === 'error');
  const value = content?.value ?? {};
  if (fault || typeof value !== 'object' || Array.isArray(value)) {
    const why = fault?.message ?? 'it is no list of keys';
    throw new UnreadableInput({
      zh: `${name} 的文件头无法读取：${why}`,
      en: `the front matter of ${name} cannot be read: ${why}`,
    });
  }
  return { front: value as SplitMdx['front'], body: split.body };
}

/** Keys that say how a page of another program looks, or where it stands there. */
const ofPrograms = new Set(
  [
    ['id', 'slug', 'sidebar_label', 'sidebar_position', 'sidebar_class_name', 'displayed_sidebar'],
    ['sidebar_custom_props', 'hide_title', 'hide_table_of_contents', 'toc_min_heading_level'],
    ['toc_max_heading_level', 'pagination_label', 'pagination_next', 'pagination_prev', 'keywords'],
    ['custom_edit_url', 'parse_number_prefixes', 'title_meta', 'description', 'image', 'authors'],
    [
      'author',
      'author_url',
      'author_title',
      'author_image_url',
      'last_update',
      'unlisted',
      'layout',
    ],
  ].flat(),
);

const nameOf = (author: unknown): string | undefined => {
  if (typeof author === 'string') return author;
  if (Array.isArray(author))
    return author.flatMap((each) => nameOf(each) ?? []).join('、') || undefined;
  const name = (author as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
};

const dateOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { date?: unknown }).date : undefined;

/** What a front matter says, by the keys that entries have. */
export function mdxFront(front: SplitMdx['front']): SourceFront {
  const rest = Object.fromEntries(Object.entries(front).filter(([key]) => !ofPrograms.has(key)));
  return {
    updated: dateOf(front.last_update),
    summary: front.description,
    source: nameOf(front.author ?? front.authors),
    order: front.sidebar_position,
    picture: front.image,
    index: front.unlisted === true ? false : undefined,
    ...rest,
  };
}
