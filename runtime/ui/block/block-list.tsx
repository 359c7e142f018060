import { memo, Suspense, use } from 'react';
import type { ModelBlock, ModelBlocks } from '../../../schema/model.ts';
import { useBuiltPage } from '../../state/built-page.ts';
import { BlockPlaceProvider, useBlockPlace } from '../../state/recording.ts';
import { useSiteState } from '../../state/site-state.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { type AnyBlock, blockKey } from './block-key.ts';
import { Guarded } from './guarded.tsx';
import { RecordedBlock } from './recorded-block.tsx';
import { UnknownBlock } from './unknown-block.tsx';

type PlacedBlock = { readonly block: ModelBlock; readonly place: string };

/** What a block waits for that is not hydrated. */
const never = new Promise<never>(() => {});

function BlockContent({ block, place }: PlacedBlock) {
  const { resources, model } = useSiteState();
  const built = useBuiltPage();
  const key = blockKey(block.type, model);
  const resource = resources.read<AnyBlock>(key);
  // React leaves the HTML of what it waits for as it was built.
  if (built && resource?.state !== 'ready')
    use(built.live.has(place) ? resources.whenReady(key) : never);
  if (built && !built.live.has(place)) use(never);
  if (resource?.state !== 'ready') return <UnknownBlock type={block.type} />;
  const Content = resource.value;
  return (
    // Another component of the same kind is another chance.
    <BlockBoundary key={key} type={block.type} place={place}>
      <Content block={block} />
    </BlockBoundary>
  );
}

/**
 * A block in a boundary of its own, which hydrates apart from the page. It is not drawn anew with the list
 * around it: React gives up built HTML that changes before it was hydrated.
 */
const Block = memo(function Block({ block, place }: PlacedBlock) {
  const content = <BlockContent block={block} place={place} />;
  return (
    <Suspense>
      <BlockPlaceProvider value={place}>
        {import.meta.env.SSR ? (
          <RecordedBlock {...{ place, type: block.type }}>{content}</RecordedBlock>
        ) : (
          content
        )}
      </BlockPlaceProvider>
    </Suspense>
  );
});

type BlockListProps = {
  readonly blocks: ModelBlocks;
  /** Number of the first one among those of the block around, where that has several lists. */
  readonly from?: number;
};

/** Blocks from top to bottom, each behind its guard if it has one. */
export function BlockList({ blocks, from = 0 }: BlockListProps) {
  const around = useBlockPlace();
  return blocks.map((block, index) => {
    const { guard } = block;
    // The list is data that is replaced as a whole: its order is its identity.
    const key = `${index} ${block.type}`;
    const place = around === '' ? `${from + index}` : `${around}/${from + index}`;
    if (!guard) return <Block key={key} block={block} place={place} />;
    const fallback = (
      <BlockPlaceProvider value={`${place}-`}>
        <BlockList blocks={guard.fallback ?? []} />
      </BlockPlaceProvider>
    );
    return (
      <Guarded key={key} guard={guard} fallback={fallback}>
        <Block block={block} place={place} />
      </Guarded>
    );
  });
}
