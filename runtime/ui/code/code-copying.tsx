import { type RefObject, useEffect, useState } from 'react';
import { withinTime } from '../../../schema/within-time.ts';
import { partRequest } from '../../requests/part-request.ts';
import { usePart } from '../../requests/use-part.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';
import type { CopyButtons } from './copy-buttons.tsx';

/** Only pages with code load it. */
const buttons = partRequest(
  'copy buttons',
  async () => (await withinTime(() => import('./copy-buttons.tsx'), lazyTimeout)).CopyButtons,
);

type CodeCopyingProps = {
  readonly place: RefObject<HTMLElement | null>;
  /** Changes with the blocks of code in the place. */
  readonly text: string;
};

/** Buttons that copy the blocks of code of a text; where scripts do not run, or these did not load, there are none. */
export function CodeCopying({ place, text }: CodeCopyingProps) {
  const [blocks, setBlocks] = useState<readonly Element[]>([]);
  const { Component: Buttons } = usePart<typeof CopyButtons>(buttons, blocks.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text brings the blocks
  useEffect(() => {
    setBlocks([...(place.current?.querySelectorAll('figure.code') ?? [])]);
  }, [place, text]);
  return Buttons ? <Buttons blocks={blocks} /> : null;
}
