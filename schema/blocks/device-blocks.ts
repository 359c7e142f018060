import type { Block } from '../source.generated.ts';

/** A block of the source with keys and indexes that lead to it. */
export type PlacedBlock = { readonly block: Block; readonly at: readonly (string | number)[] };

/**
 * The blocks of a list that a device shows, in its order: without those that it leaves out, with those that stand
 * in the place of another one there.
 * @param at keys and indexes that lead to the list
 */
export function deviceBlocks(
  blocks: readonly Block[],
  device: string,
  at: PlacedBlock['at'] = [],
): readonly PlacedBlock[] {
  return blocks.flatMap((block, index): readonly PlacedBlock[] => {
    const own = [...at, index];
    const variant = block.devices?.[device];
    if (variant === false) return [];
    if (!Array.isArray(variant)) return [{ block, at: own }];
    return deviceBlocks(variant, device, [...own, 'devices', device]);
  });
}
