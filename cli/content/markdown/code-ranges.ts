import type { Root } from 'hast';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { elementRange } from './element-range.ts';
import { visitElements } from './visit-elements.ts';

/** Returns whether an offset of a text lies in code, which is shown as it is written. */
export function codeRanges(tree: Root): (offset: number) => boolean {
  // In the order of the text: what lies in code is not looked into, so none overlap.
  const ranges: Range[] = [];
  visitElements(tree, (element) => {
    const isCode = element.tagName === 'code' || element.tagName === 'pre';
    if (isCode) ranges.push(elementRange(element));
    return isCode ? true : undefined;
  });
  return (offset) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset >= (ranges[low]?.start ?? Number.POSITIVE_INFINITY);
  };
}
