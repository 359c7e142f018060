import { deviceBlocks } from '../blocks/device-blocks.ts';
import type { ModelBlock, ModelBlocks } from '../model.ts';
import type { Block } from '../source.generated.ts';
import { type Localiser, localiseBlock } from './localiser.ts';

/**
 * Compiles a list of blocks for one variant: what the device leaves out or replaces, the language's texts,
 * guards with their fallbacks.
 */
export function compileBlocks(
  blocks: readonly Block[],
  base: Omit<Localiser, 'blocks'>,
): ModelBlocks {
  const to: Localiser = {
    ...base,
    blocks: (inner) => compileBlocks(inner as readonly Block[], base),
  };
  return deviceBlocks(blocks, base.variant.device).map(({ block }): ModelBlock => {
    const { guard, devices: _, ...own } = block;
    const compiled = localiseBlock(own, to) as ModelBlock;
    if (!guard) return compiled;
    const { fallback, ...conditions } = guard;
    return {
      ...compiled,
      guard: fallback ? { ...conditions, fallback: compileBlocks(fallback, base) } : conditions,
    };
  });
}
