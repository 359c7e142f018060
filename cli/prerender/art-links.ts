import type { Theme } from '../../schema/source.generated.ts';

/** A picture that a page announces. */
export type ArtLink = {
  readonly href: string;
  /** Media query; undefined: for all. */
  readonly media?: string;
};

/** The address in a value like `url(/art/x.svg)`; undefined where a token holds something else. */
const addressIn = (value: string | undefined): string | undefined =>
  /^url\(\s*["']?([^"')\s]+)["']?\s*\)$/.exec(value?.trim() ?? '')?.[1];

/**
 * The announcements of drawings of the theme: in colours of the day or the night, as the system asks for.
 * @param names of design tokens
 * @param base of the site, with its slashes
 */
export function artLinks(
  theme: Theme | undefined,
  names: readonly string[],
  base: string,
): readonly ArtLink[] {
  const at = (address: string): string =>
    address.startsWith('/') && !address.startsWith('//') ? base + address.slice(1) : address;
  return names.flatMap((name): readonly ArtLink[] => {
    const token = name as keyof NonNullable<Theme['light']>;
    const day = addressIn(theme?.light?.[token]);
    const night = addressIn(theme?.dark?.[token] ?? theme?.light?.[token]);
    if (day === night) return day === undefined ? [] : [{ href: at(day) }];
    return [
      ...(day === undefined
        ? []
        : [{ href: at(day), media: 'not all and (prefers-color-scheme: dark)' }]),
      ...(night === undefined ? [] : [{ href: at(night), media: '(prefers-color-scheme: dark)' }]),
    ];
  });
}
