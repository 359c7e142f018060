import type { VariantKey } from '../model.ts';

/** The built page of a variant to which searches lead without scripts; relative to the site's root. */
export const searchPageFile = ({ language, device }: VariantKey): string =>
  `errors/search.${language}.${device}.html`;
