import type { Pointer } from '../diagnostics/pointer.ts';
import type { BlockPlace, LintContext } from '../lint/context/lint-context.ts';

/** A block that a page shows on a device, or leaves out there. */
export type PagePart = BlockPlace & {
  /** How many blocks it lies in. */
  readonly depth: number;
  /** Whether the device leaves it out. */
  readonly isLeftOut: boolean;
};

const startsWith = (pointer: Pointer, start: Pointer): boolean =>
  pointer.length >= start.length && start.every((key, index) => pointer[index] === key);

/** Where the blocks of a page stand that a device shows. */
function blocksPointer({ source }: LintContext, page: string, device: string): Pointer {
  const variant = source.pages[page]?.devices?.[device];
  return variant?.blocks ? ['pages', page, 'devices', device, 'blocks'] : ['pages', page, 'blocks'];
}

/** The blocks of a page on a device, in the order of the file; those inside of others behind them. */
export function pageParts(context: LintContext, page: string, device: string): PagePart[] {
  const base = blocksPointer(context, page, device);
  const own = context.blocks.filter(({ pointer }) => startsWith(pointer, base));
  const parts: PagePart[] = [];
  for (const place of own) {
    const { block, pointer } = place;
    const around = own.filter((other) => other !== place && startsWith(pointer, other.pointer));
    const isElsewhere = around.some(({ block: outer, pointer: at }) => {
      const isVariant = pointer[at.length] === 'devices';
      const variant = outer.devices?.[device];
      // Of a block that this device replaces, only what replaces it is there.
      return isVariant ? pointer[at.length + 1] !== device : variant !== undefined;
    });
    if (isElsewhere) continue;
    const variant = block.devices?.[device];
    if (Array.isArray(variant)) continue;
    const depth = around.filter(({ block: outer }) => !outer.devices?.[device]).length;
    parts.push({ ...place, depth, isLeftOut: variant === false });
  }
  return parts;
}
