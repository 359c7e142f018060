type Post = Readonly<Record<string, string>> & { readonly content?: string };

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** A post of an export: elements by their names without `wp:`; `meta_…` are custom fields, `category` a section. */
export function post(
  id: number,
  { title = '', link = '', content = '', excerpt = '', ...rest }: Post,
): string {
  const { category, tag, comment, language, group, ...others } = rest as Record<string, string>;
  const elements = Object.entries({
    post_type: 'post',
    status: 'publish',
    post_date: '2019-03-20 09:00:00',
    ...others,
  })
    .filter(([key]) => !key.startsWith('meta_'))
    .map(([key, value]) => `<wp:${key}>${cdata(value)}</wp:${key}>`);
  const meta = Object.entries(others)
    .filter(([key]) => key.startsWith('meta_'))
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${cdata(key.slice(5))}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    );
  return `<item><title>${cdata(title)}</title><link>${link}</link><dc:creator>zhang</dc:creator><content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded><wp:post_id>${id}</wp:post_id>${elements.join('')}${category ? `<category domain="category" nicename="${category}">${cdata(category)}</category>` : ''}${language ? `<category domain="language" nicename="${language}">x</category>` : ''}${group ? `<category domain="post_translations" nicename="${group}">x</category>` : ''}${tag ? `<category domain="post_tag" nicename="t">${cdata(tag)}</category>` : ''}${meta.join('')}${comment ? `<wp:comment><wp:comment_content>${cdata(comment)}</wp:comment_content></wp:comment>` : ''}</item>`;
}

export const old = 'https://old.example.edu';

/** An export of WordPress. */
export const wxr = (...posts: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<!-- generator="WordPress/6.4" -->
<rss version="2.0" xmlns:excerpt="e" xmlns:content="c" xmlns:dc="d" xmlns:wp="w"><channel>
<title>学院</title><link>${old}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${old}</wp:base_blog_url>
<wp:author><wp:author_login>zhang</wp:author_login><wp:author_display_name>${cdata('张老师')}</wp:author_display_name></wp:author>
${posts.join('\n')}
</channel></rss>
`;
