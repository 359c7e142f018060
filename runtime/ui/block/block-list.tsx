import type { ModelBlock, ModelBlocks } from '../../../schema/model.ts';
import { useSiteState } from '../../state/site-state.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { type AnyBlock, blockKey } from './block-key.ts';
import { Guarded } from './guarded.tsx';
import { UnknownBlock } from './unknown-block.tsx';

function Block({ block }: { readonly block: ModelBlock }) {
  const { resources } = useSiteState();
  const resource = resources.read<AnyBlock>(blockKey(block.type));
  if (resource?.state !== 'ready') return <UnknownBlock type={block.type} />;
  const Content = resource.value;
  return (
    <BlockBoundary type={block.type}>
      <Content block={block} />
    </BlockBoundary>
  );
}

/** Blocks from top to bottom, each behind its guard if it has one. */
export function BlockList({ blocks }: { readonly blocks: ModelBlocks }) {
  return blocks.map((block, index) => {
    const { guard } = block;
    // The list is data that is replaced as a whole: its order is its identity.
    const key = `${index} ${block.type}`;
    if (!guard) return <Block key={key} block={block} />;
    return (
      <Guarded key={key} guard={guard} fallback={<BlockList blocks={guard.fallback ?? []} />}>
        <Block block={block} />
      </Guarded>
    );
  });
}
