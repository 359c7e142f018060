import { posix } from 'node:path';

const numbered = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/;
/** What is a day or a version, and no number of a place: 2021-11-18, 7.0. */
const ordinary = /^(?:\d+[-_.]\d+)/;

/** A part of a path without the number that gives it its place. */
export const withoutNumber = (name: string): string =>
  ordinary.test(name) ? name : name.replace(numbered, '');

/** The number that gives a document its place among others. */
export const numberOf = (name: string): number | undefined =>
  !ordinary.test(name) && numbered.test(name) ? Number.parseInt(name, 10) : undefined;

type Front = Readonly<Record<string, unknown>>;

/** The address of a document below the route of its folder: as Docusaurus makes it. */
export function docPermalink(path: string, front: Front, route: string): string {
  const bare = path
    .replace(/\.mdx?$/i, '')
    .split('/')
    .map(withoutNumber);
  const name = bare.at(-1) ?? '';
  const folder = bare.slice(0, -1);
  const { slug, id } = front;
  if (typeof slug === 'string' && slug !== '') {
    return posix.join(route || '/', slug.startsWith('/') ? slug : posix.join(...folder, slug));
  }
  const isIndex =
    /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder.at(-1)?.toLowerCase();
  const own = typeof id === 'string' ? id : name;
  return posix.join(route || '/', ...folder, isIndex && typeof id !== 'string' ? '' : own);
}

/** A day at the beginning of a path: 2021-11-18-name, 2021/11/18/name. */
const dated = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/;

export type BlogName = { readonly date: string | undefined; readonly slug: string };

/** The day and the name that the path of a blog post says. */
export function blogName(path: string): BlogName {
  const bare = path.replace(/\.mdx?$/i, '').replace(/\/index$/i, '');
  const [whole, folder = '', year = '', month = '', day = '', name = ''] = dated.exec(bare) ?? [];
  if (whole === undefined) return { date: undefined, slug: bare };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { date, slug: [folder, name].filter((each) => each !== '').join('/') };
}

/** The address of a blog post below the route of its folder. */
export function blogPermalink(path: string, front: Front, route: string): string {
  if (typeof front.slug === 'string' && front.slug !== '')
    return posix.join(route || '/', front.slug);
  const { date, slug } = blogName(path);
  return posix.join(route || '/', ...(date?.split('-') ?? []), slug);
}
