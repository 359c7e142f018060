import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { tidyText } from './tidy-text.ts';

/** The text of a tree as readers see it. */
export const plainText = (tree: Root): string => tidyText(toText(tree));
