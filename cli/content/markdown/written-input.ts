import type { Element } from 'hast';

/**
 * Whether a field of a form is HTML of the author's own. Boxes of task lists are made by the Markdown parser,
 * which gives them no range in the text.
 */
export const isWrittenInput = ({ tagName, position }: Element): boolean =>
  tagName === 'input' && position !== undefined;
