import type { BlockOf, BlockType } from '../../../schema/model.ts';

/** What every block component takes: its own part of the model. Everything else comes from hooks. */
export type BlockProps<Type extends BlockType> = { readonly block: BlockOf<Type> };
