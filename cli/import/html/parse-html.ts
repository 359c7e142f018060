import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The tree of an HTML document, as browsers read it. */
export const parseHtml = (text: string): Root => fromHtml(text, { fragment: false });

/** The tree of a part of one. */
export const parseFragment = (text: string): Root => fromHtml(text, { fragment: true });
