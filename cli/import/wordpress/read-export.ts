import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { isFileFailure, readFailure } from '../../files/file-failure.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';

/** A category or tag of a post. */
export type Term = { readonly domain: string; readonly slug: string; readonly name: string };

/** A post of an export, whatever its type: article, page, attachment, menu item … */
export type Post = {
  /** The texts of its elements, by their names (`wp:post_id`, `content:encoded`). */
  readonly values: Readonly<Record<string, string>>;
  readonly terms: readonly Term[];
  /** Custom fields; of those that stand there twice the last one. */
  readonly meta: Readonly<Record<string, string>>;
  readonly comments: number;
};

export type WordPressExport = {
  /** Address of the old site. */
  readonly url: string | undefined;
  /** The names of authors by those that they sign in with. */
  readonly authors: ReadonlyMap<string, string>;
  readonly posts: readonly Post[];
};

/** What XML does not allow and databases hold all the same. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

type Open = {
  values: Record<string, string>;
  terms: Term[];
  meta: Record<string, string>;
  comments: number;
};
type Attributes = Readonly<Record<string, string>>;

/** Puts posts together from what the parser finds, tag by tag. */
function exportReader() {
  const posts: Post[] = [];
  const authors = new Map<string, string>();
  const channel: Record<string, string> = {};
  const way: string[] = [];
  let text: string[] = [];
  let attributes: Attributes = {};
  let post: Open | undefined;
  let part: Record<string, string> = {};
  const close = (name: string): void => {
    const value = text.join('');
    const parent = way.at(-1);
    if (parent === 'wp:postmeta' || parent === 'wp:author') part[name] = value;
    else if (name === 'wp:postmeta') {
      if (post) post.meta[part['wp:meta_key'] ?? ''] = part['wp:meta_value'] ?? '';
    } else if (name === 'wp:author') {
      const login = part['wp:author_login'] ?? '';
      authors.set(login, part['wp:author_display_name'] || login);
    } else if (name === 'item' && post) {
      posts.push(post);
      post = undefined;
    } else if (name === 'wp:comment' && post) post.comments += 1;
    else if (parent === 'item' && post) {
      if (name !== 'category') post.values[name] = value;
      else {
        const { domain = 'category', nicename = '' } = attributes;
        post.terms.push({ domain, slug: nicename, name: value.trim() });
      }
    } else if (parent === 'channel') channel[name] = value;
  };
  return {
    open: (name: string, given: Attributes): void => {
      way.push(name);
      text = [];
      attributes = given;
      if (name === 'item') post = { values: {}, terms: [], meta: {}, comments: 0 };
      if (name === 'wp:postmeta' || name === 'wp:author') part = {};
    },
    text: (value: string): void => {
      text.push(value);
    },
    close: (name: string): void => {
      way.pop();
      close(name);
      text = [];
    },
    result: (): WordPressExport & { readonly version: string | undefined } => ({
      url: channel['wp:base_blog_url'] || channel['wp:base_site_url'] || channel.link,
      authors,
      posts,
      version: channel['wp:wxr_version'],
    }),
  };
}

/**
 * Reads an export of WordPress (WXR) piece by piece: no more of it is in memory than its posts.
 * @param name of the file, for messages
 * @throws UnreadableInput where it is no such export, or no XML
 */
export async function readExport(path: string, name: string): Promise<WordPressExport> {
  const reader = exportReader();
  const parser = new SaxesParser({ position: true });
  const fail = (why: string): UnreadableInput =>
    new UnreadableInput({
      zh: `${name} 不是完整的 XML，第 ${parser.line} 行：${why}`,
      en: `${name} is not whole XML, line ${parser.line}: ${why}`,
    });
  parser.on('error', (error) => {
    throw fail(error.message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('opentag', ({ name: tag, attributes }) => reader.open(tag, attributes as Attributes));
  parser.on('text', reader.text);
  parser.on('cdata', reader.text);
  parser.on('closetag', ({ name: tag }) => reader.close(tag));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isEmpty = true;
  const write = (bytes?: Uint8Array): void => {
    let text: string;
    try {
      text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw fail('bytes that are no UTF-8');
    }
    if (text !== '') isEmpty = false;
    parser.write(text.replace(forbidden, ''));
  };
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }))
      write(chunk as Buffer);
    write();
    if (isEmpty) throw new UnreadableInput({ zh: `${name} 是空文件`, en: `${name} is empty` });
    parser.close();
  } catch (error) {
    if (!isFileFailure(error)) throw error;
    const why = readFailure(error);
    throw new UnreadableInput({
      zh: `无法读取 ${name}：${why.zh}`,
      en: `${name} cannot be read: ${why.en}`,
    });
  }
  const { version, ...found } = reader.result();
  if (version === undefined) {
    throw new UnreadableInput({
      zh: `${name} 不是 WordPress 的导出文件（WXR）；请在后台“工具 → 导出”中生成`,
      en: `${name} is no export of WordPress (WXR); make one under Tools → Export`,
    });
  }
  return found;
}
