/** Endings of files that are read elsewhere than in the page; ofd and the Wps ones are common in China. */
const files =
  /\.(pdf|ofd|docx?|wps|xlsx?|et|csv|pptx?|dps|od[tsp]|rtf|epub|zip|rar|7z|tar|gz|tgz|bz2|xz|dmg|exe|msi|apk|mp3|m4a|wav|ogg|flac|mp4|m4v|mov|avi|webm|ics)$/i;

export type FollowedLink = { readonly kind: 'download' | 'outbound'; readonly target: string };

type Link = Pick<HTMLAnchorElement, 'href' | 'hasAttribute'>;

/**
 * What a link is that somebody follows: a file, a page of another site; undefined for all others. Of its address the
 * query and what stands behind the # are not recorded.
 * @param origin of this site
 */
export function followedLink(link: Link, origin: string): FollowedLink | undefined {
  if (!/^https?:/i.test(link.href)) return undefined;
  const { origin: host, pathname } = new URL(link.href);
  const target = host + pathname;
  if (link.hasAttribute('download') || files.test(pathname)) return { kind: 'download', target };
  return host === origin ? undefined : { kind: 'outbound', target };
}
