import { toString as textOf } from 'hast-util-to-string';
import { convertHtml } from '../html/convert-html.ts';
import { parseFragment } from '../html/parse-html.ts';
import { documentKey, pathOnSite, resolvedPath } from '../source/document-key.ts';
import { findInFolder } from '../source/find-in-folder.ts';
import type { Conversion, ConvertedDocument, SourceDocument } from '../source/source-document.ts';
import type { SourceFile } from '../source/source-file.ts';
import { classicParagraphs } from './classic-paragraphs.ts';
import type { PostLanguage } from './post-translations.ts';
import type { Post } from './read-export.ts';
import { type Attachment, expandShortcodes } from './shortcodes.ts';

/** What the posts of an export have in common. */
export type PostContext = {
  /** Origin of the old site. */
  readonly origin: string | undefined;
  readonly authors: ReadonlyMap<string, string>;
  readonly attachments: ReadonlyMap<string, Attachment & { readonly parent: string }>;
  /** Texts of blocks that posts share, by the ids of those. */
  readonly shared: ReadonlyMap<string, string>;
  /** The language of a post, and the name that its translations have, too. */
  readonly translation: (post: Post) => PostLanguage;
  /** Folder of the uploads, links followed. */
  readonly media: string | undefined;
};

export const postValue = ({ values }: Post, name: string): string => values[name]?.trim() ?? '';

/** The words of a piece of HTML, in a line. */
const wordsOf = (html: string): string => textOf(parseFragment(html)).replace(/\s+/g, ' ').trim();

const day = (written: string): string | undefined => /^(?!0000)\d{4}-\d\d-\d\d/.exec(written)?.[0];

/** The file of an upload: the original where there is one, which the smaller versions were made of. */
async function findUpload(
  address: string,
  media: string | undefined,
): Promise<SourceFile | undefined> {
  if (media === undefined) return undefined;
  const [path = ''] = address.replace(/^(?:https?:)?\/\/[^/]*/i, '').split(/[?#]/, 1);
  const below = path.replace(/^.*\/uploads\//i, '');
  const original = below.replace(/-\d+x\d+(?=\.\w+$)/, '');
  for (const each of new Set([original, below, path])) {
    const found = await findInFolder(media, each);
    if (found) return found;
  }
  return undefined;
}

/** The notes of a post, which newer versions keep apart from its text. */
function notesOf(meta: Post['meta']): string {
  if (!meta.footnotes) return '';
  try {
    const notes = JSON.parse(meta.footnotes) as readonly { id: string; content: string }[];
    const items = notes.map(
      ({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩</a></li>`,
    );
    return `<ol>${items.join('')}</ol>`;
  } catch {
    // A field of that name that is somebody else's.
    return '';
  }
}

/** What the state of a post means for its entry. */
function stateOf(post: Post, { notes }: Conversion): Readonly<Record<string, unknown>> {
  const status = postValue(post, 'wp:status');
  if (status === 'future')
    return { publishAt: postValue(post, 'wp:post_date').replace(' ', 'T').slice(0, 16) };
  if (postValue(post, 'wp:post_password') !== '') {
    notes.add('check', {
      zh: '原来要密码才能看，现在是草稿',
      en: 'it had a password, and is a draft now',
    });
    return { draft: true };
  }
  if (status === 'private') {
    notes.add('check', {
      zh: '原来是私密文章，现在是草稿',
      en: 'it was private, and is a draft now',
    });
    return { draft: true };
  }
  return status === 'publish' ? {} : { draft: true };
}

async function convert(
  post: Post,
  context: PostContext,
  conversion: Conversion,
): Promise<ConvertedDocument> {
  const { authors, attachments, shared } = context;
  const { notes } = conversion;
  const id = postValue(post, 'wp:post_id');
  const written = post.values['content:encoded'] ?? '';
  const own = [...attachments.values()].filter(({ parent }) => parent === id && parent !== '0');
  const expanded = expandShortcodes(written, {
    notes,
    own,
    attachment: (each) => attachments.get(each),
    shared: (each) => shared.get(each),
  });
  const isClassic = !written.includes('<!-- wp:');
  const html = (isClassic ? classicParagraphs(expanded) : expanded) + notesOf(post.meta);
  const title = wordsOf(postValue(post, 'title'));
  const { tree } = await convertHtml(parseFragment(html), conversion, title);
  if (post.comments > 0) {
    notes.add('lost', { zh: '评论', en: 'comments' }, String(post.comments));
  }
  const date = day(postValue(post, 'wp:post_date'));
  const updated = day(postValue(post, 'wp:post_modified'));
  const thumbnail = attachments.get(post.meta._thumbnail_id ?? '');
  const ofDomain = (domain: string): readonly string[] =>
    post.terms.filter((term) => term.domain === domain).map(({ name }) => name);
  const categories = post.terms.filter(({ domain }) => domain === 'category');
  const author = postValue(post, 'dc:creator');
  const order = Number(postValue(post, 'wp:menu_order'));
  return {
    tree,
    front: {
      ...Object.fromEntries(
        Object.entries(post.meta).filter(([key]) => !key.startsWith('_') && key !== 'footnotes'),
      ),
      title,
      date,
      updated: date !== undefined && updated !== undefined && updated > date ? updated : undefined,
      code: categories.flatMap(({ slug, name }) => [slug, name]),
      tags: ofDomain('post_tag'),
      summary: wordsOf(postValue(post, 'excerpt:encoded')),
      source: authors.get(author) ?? author,
      picture: thumbnail
        ? { src: thumbnail.url, alt: thumbnail.alt, caption: wordsOf(thumbnail.caption) }
        : undefined,
      pinned: postValue(post, 'wp:is_sticky') === '1' ? true : undefined,
      order: postValue(post, 'wp:post_type') === 'page' && order > 0 ? order : undefined,
      ...stateOf(post, conversion),
    },
  };
}

/** What the id of a post is made of, where it is no translation. */
export const slugOfPost = (post: Post): string =>
  postValue(post, 'wp:post_name') ||
  wordsOf(postValue(post, 'title')) ||
  `${postValue(post, 'wp:post_type')}-${postValue(post, 'wp:post_id')}`;

/** A post as a document. */
export function postDocument(post: Post, context: PostContext): SourceDocument {
  const { origin, media } = context;
  const id = postValue(post, 'wp:post_id');
  const type = postValue(post, 'wp:post_type');
  const link = postValue(post, 'link');
  const path = pathOnSite(link, origin) ?? '/';
  const short = type === 'page' ? `/?page_id=${id}` : `/?p=${id}`;
  // WordPress led from the names that a post had before, too.
  const before = post.meta._wp_old_slug;
  const earlier = before === undefined ? [] : [path.replace(/[^/]+(\/?)$/, `${before}$1`)];
  const isPublic =
    postValue(post, 'wp:status') === 'publish' && postValue(post, 'wp:post_password') === '';
  const { slug, language } = context.translation(post);
  const addresses = [...new Set([path, short, ...earlier])].filter((each) => each !== '/');
  return {
    name: link === '' ? `${type} ${id}` : link,
    slug,
    language,
    addresses: isPublic ? addresses : [],
    keys: [...addresses, `/?p=${id}`].map(documentKey),
    keysOf: (address) => {
      const absolute = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(address);
      const own =
        pathOnSite(address, origin) ?? (absolute ? undefined : resolvedPath(address, path));
      return own === undefined ? [] : [documentKey(own)];
    },
    findFile: (address) => findUpload(address, media),
    convert: (conversion) => convert(post, context, conversion),
  };
}

/** Attachments of an export by their ids. */
export function attachmentsOf(posts: readonly Post[]): PostContext['attachments'] {
  return new Map(
    posts
      .filter((post) => postValue(post, 'wp:post_type') === 'attachment')
      .map((post) => [
        postValue(post, 'wp:post_id'),
        {
          url: postValue(post, 'wp:attachment_url') || postValue(post, 'guid'),
          alt: post.meta._wp_attachment_image_alt ?? '',
          caption: postValue(post, 'excerpt:encoded'),
          parent: postValue(post, 'wp:post_parent'),
        },
      ]),
  );
}
