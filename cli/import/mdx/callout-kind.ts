import type { CalloutKind } from '../../content/syntax/callout-kinds.ts';

const kinds: Readonly<Record<string, CalloutKind>> = {
  note: 'note',
  info: 'note',
  secondary: 'note',
  important: 'note',
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'caution',
};

/** The kind of callout that an admonition of Docusaurus is; undefined: one of the site's own. */
export const calloutKind = (admonition: string): CalloutKind | undefined =>
  kinds[admonition.toLowerCase()];
