import type { Root } from 'hast';
import { visitElements } from './visit-elements.ts';

const alignments = ['left', 'center', 'right', 'justify'];

/**
 * Puts a class (`align-right`) in the place of each `align` of a sanitised text: the attribute is obsolete, and a strict
 * policy allows no style.
 */
export function alignByClass(tree: Root): void {
  visitElements(tree, ({ properties }) => {
    const { align, vAlign, className = [] } = properties;
    delete properties.align;
    delete properties.vAlign;
    const classes = [
      alignments.includes(String(align).toLowerCase()) && `align-${String(align).toLowerCase()}`,
      ['top', 'middle', 'bottom'].includes(String(vAlign).toLowerCase()) &&
        `valign-${String(vAlign).toLowerCase()}`,
    ].filter((each) => each !== false);
    if (classes.length > 0) properties.className = [className, classes].flat() as string[];
    return undefined;
  });
}
