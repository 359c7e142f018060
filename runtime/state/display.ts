import { atom } from 'jotai';

/**
 * How the visitor wants pages to look and to be read. What is left out follows the system, else the default. All but the
 * theme holds while the accessibility bar is there, by which it is changed; it is kept beyond that.
 */
export type Display = {
  readonly theme?: 'light' | 'dark';
  /** The accessibility bar is there. */
  readonly care?: true;
  readonly text?: 'usual' | 'large' | 'larger' | 'largest';
  /** Between lines, and between letters. */
  readonly spacing?: 'wide';
  readonly contrast?: 'more';
  readonly pointer?: 'large';
  /** One column, without decorative pictures. */
  readonly simple?: true;
  readonly pinyin?: true;
  readonly ruler?: true;
  /** The bar shows its title alone, where it is a sheet. */
  readonly folded?: true;
};

export const displayAtom = atom<Display>({});

/** Whether the system asks for dark colours. */
export const systemDarkAtom = atom(false);
