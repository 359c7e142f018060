import type { Header, HeaderPart } from '../source.generated.ts';

export type HeaderPreset = NonNullable<Header['preset']>;

type Lines = readonly (readonly HeaderPart[])[];

type Preset = { readonly desktop: Lines; readonly mobile: Lines };

/** The parts of each preset in their order. Links and buttons show where the header has some, hours where the site has. */
export const headerPresets: Readonly<Record<HeaderPreset, Preset>> = {
  standard: {
    desktop: [
      ['logo', 'name', 'menu', 'links', 'hours', 'accessibility', 'search', 'language', 'buttons'],
    ],
    mobile: [['logo', 'name', 'search', 'menu']],
  },
  twoLines: {
    desktop: [
      ['links', 'space', 'hours', 'accessibility', 'theme', 'language'],
      ['logo', 'name', 'menu', 'search', 'buttons'],
    ],
    mobile: [
      ['hours', 'space', 'accessibility', 'language'],
      ['logo', 'name', 'search', 'menu'],
    ],
  },
  masthead: {
    desktop: [
      ['logo', 'name', 'space', 'links', 'hours', 'accessibility', 'language', 'buttons'],
      ['menu', 'search'],
    ],
    mobile: [
      ['logo', 'name', 'language'],
      ['menu', 'space', 'hours', 'search'],
    ],
  },
  compact: {
    desktop: [['logo', 'name', 'space', 'links', 'hours', 'language', 'search', 'buttons', 'menu']],
    mobile: [['logo', 'name', 'search', 'menu']],
  },
};

/** The lines of a header on a form of device: its own, else those of its preset. */
export const headerLines = (header: Header, form: 'desktop' | 'mobile'): Lines =>
  (form === 'mobile' ? header.mobile?.lines : header.lines) ??
  headerPresets[header.preset ?? 'standard'][form];
