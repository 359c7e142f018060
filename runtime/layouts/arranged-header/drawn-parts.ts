import type { HeaderPart } from '../../../schema/source.generated.ts';

/** A part of a line as it is drawn: logo and name side by side are one. */
export type DrawnPart = Exclude<HeaderPart, 'logo' | 'name'> | 'brand' | 'logo' | 'name';

/** The parts of a line as they are drawn, in their order. */
export function drawnParts(line: readonly HeaderPart[]): readonly DrawnPart[] {
  const drawn: DrawnPart[] = [];
  for (const part of line) {
    if (part === 'name' && drawn[drawn.length - 1] === 'logo') drawn.splice(-1, 1, 'brand');
    else drawn.push(part);
  }
  return drawn;
}
