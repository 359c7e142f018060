import type { BuiltSite } from './built-site.ts';

export type PathAnswer =
  | { readonly status: 200 | 404 }
  | { readonly status: 301; readonly path: string };

/** What a server answers for a path below the base that is no file: a screen, another spelling, nothing. */
export function answerForPath(path: string, { model, match, hasEntry }: BuiltSite): PathAnswer {
  if (model.history === 'hash') return { status: path === '/' ? 200 : 404 };
  const bare = path.replace(/\/$/, '').toLowerCase();
  const isRoot =
    bare === '' ||
    Object.values(model.languages).some(({ prefix }) => prefix.toLowerCase() === bare);
  if (isRoot) return { status: 200 };
  const found = match(path);
  if (!found) return { status: 404 };
  if (!hasEntry(found.value, found.params)) return { status: 404 };
  return found.canonical === path ? { status: 200 } : { status: 301, path: found.canonical };
}
