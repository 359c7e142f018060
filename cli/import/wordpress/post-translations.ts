import { matchLanguage } from '../source/match-language.ts';
import type { Post } from './read-export.ts';

/** What a plugin for languages says of a post. */
export type PostLanguage = {
  /** The language of the new site that it is written in; undefined: it says none, or one that the site lacks. */
  readonly language: string | undefined;
  /** The language that it is written in, where the site lacks it. */
  readonly foreign: string | undefined;
  /** Name of the post that this one is a translation of, or of this one. */
  readonly slug: string;
};

const termOf = ({ terms }: Post, domain: string): string | undefined =>
  terms.find((term) => term.domain === domain)?.slug;

/**
 * Finds languages and translations of posts as Polylang writes them into an export: a term for the language, and one
 * that the translations of a post have in common.
 * @param languages of the site
 * @param main the language whose posts name the others
 * @param slugOf the name of a post by itself
 */
export function postTranslations(
  posts: readonly Post[],
  languages: readonly string[],
  main: string,
  slugOf: (post: Post) => string,
): (post: Post) => PostLanguage {
  const languageOf = (post: Post): string | undefined => {
    const written = termOf(post, 'language');
    return written === undefined ? undefined : matchLanguage(written, languages);
  };
  const slugs = new Map<string, string>();
  for (const post of posts) {
    const group = termOf(post, 'post_translations');
    if (group === undefined || (slugs.has(group) && languageOf(post) !== main)) continue;
    slugs.set(group, slugOf(post));
  }
  return (post) => ({
    language: languageOf(post),
    foreign: languageOf(post) === undefined ? termOf(post, 'language') : undefined,
    slug: slugs.get(termOf(post, 'post_translations') ?? '') ?? slugOf(post),
  });
}
