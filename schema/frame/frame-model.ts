import type { Header, HeaderPart } from '../source.generated.ts';

type HeaderLink = { readonly label: string; readonly link: string };

/** A header that is not the default one, in one variant. */
export type HeaderModel = {
  readonly preset: NonNullable<Header['preset']>;
  readonly lines: readonly (readonly HeaderPart[])[];
  /** It stays at the top of the window. */
  readonly sticky?: true;
  readonly links?: readonly HeaderLink[];
  readonly buttons?: readonly HeaderLink[];
};
