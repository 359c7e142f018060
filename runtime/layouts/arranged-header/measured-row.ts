import type { RefObject } from 'react';

/** What a row has that is measured for what fits: a way to find it, and an attribute. */
export type MeasuredRow = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly [attribute: string]: unknown;
};
