import { basename } from 'node:path';
import { entryAt } from '../../files/entry-at.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import type { LocalText } from '../../local-text.ts';
import { oldSite } from '../source/old-site.ts';
import type { ImportSource, LeftOut } from '../source/source-document.ts';
import type { SourceOptions } from '../source/source-options.ts';
import {
  attachmentsOf,
  type PostContext,
  postDocument,
  postValue,
  slugOfPost,
} from './post-document.ts';
import { postTranslations } from './post-translations.ts';
import { type Post, readExport } from './read-export.ts';

/** States of posts that nobody wrote to be read. */
const unwritten: Readonly<Record<string, { zh: string; en: string }>> = {
  trash: { zh: '在回收站', en: 'in the trash' },
  'auto-draft': { zh: '自动草稿', en: 'an automatic draft' },
  inherit: { zh: '旧版本', en: 'an earlier version' },
};

const isEmpty = (post: Post): boolean =>
  postValue(post, 'title') === '' && postValue(post, 'content:encoded') === '';

/** The types of posts that are left out, each with how many there are. */
function otherTypes(posts: readonly Post[], types: readonly string[]): LeftOut[] {
  const counts = new Map<string, number>();
  for (const post of posts) {
    const type = postValue(post, 'wp:post_type');
    if (types.includes(type) || type === 'attachment' || type === 'wp_block') continue;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => ({
    name: `${type} × ${count}`,
    why: {
      zh: `这种内容不导入；要导入请写 --types ${[...types, type].join(',')}`,
      en: `this type is not imported; pass --types ${[...types, type].join(',')} to do so`,
    },
  }));
}

/** The posts and pages of an export of WordPress. */
export async function wordpressSource({
  path,
  media,
  old,
  types,
  languages,
  language,
}: SourceOptions): Promise<ImportSource> {
  const name = basename(path);
  if (entryAt(path)?.isDirectory()) {
    throw new UnreadableInput({
      zh: `${path} 是文件夹；请指明导出的 XML 文件`,
      en: `${path} is a folder; name the XML file that was exported`,
    });
  }
  const { url, authors, posts } = await readExport(path, name);
  const origin = oldSite(old).origin ?? /^https?:\/\/[^/?#]+/i.exec(url ?? '')?.[0];
  const shared = posts.filter((post) => postValue(post, 'wp:post_type') === 'wp_block');
  const context: PostContext = {
    origin,
    authors,
    attachments: attachmentsOf(posts),
    shared: new Map(
      shared.map((post) => [postValue(post, 'wp:post_id'), post.values['content:encoded'] ?? '']),
    ),
    translation: postTranslations(posts, languages, language, slugOfPost),
    media,
  };
  const foreignTo = (post: Post): LocalText | undefined => {
    const { foreign } = context.translation(post);
    return foreign === undefined
      ? undefined
      : { zh: `网站没有语言 ${foreign}`, en: `the site has no language ${foreign}` };
  };
  const leftOut = otherTypes(posts, types);
  const documents = posts
    .filter((post) => types.includes(postValue(post, 'wp:post_type')))
    .filter((post) => {
      const why =
        unwritten[postValue(post, 'wp:status')] ??
        (isEmpty(post) ? { zh: '没有内容', en: 'there is nothing in it' } : foreignTo(post));
      if (why) leftOut.push({ name: postValue(post, 'link') || postValue(post, 'title'), why });
      return why === undefined;
    })
    .map((post) => postDocument(post, context));
  return { documents, leftOut, origin };
}
