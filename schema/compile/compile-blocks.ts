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
  return blocks.flatMap((block): readonly ModelBlock[] => {
    const { guard, devices, ...own } = block;
    const variant = devices?.[base.variant.device];
    if (variant === false) return [];
    if (Array.isArray(variant)) return compileBlocks(variant, base);
    const compiled = localiseBlock(own, to) as ModelBlock;
    if (!guard) return [compiled];
    const { fallback, ...conditions } = guard;
    return [
      {
        ...compiled,
        guard: fallback ? { ...conditions, fallback: compileBlocks(fallback, base) } : conditions,
      },
    ];
  });
}
