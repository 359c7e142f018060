import { useEntry } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { Person } from './person.tsx';
import { Post } from './post.tsx';

/** One person or post of a collection, found by the id in the address. */
export function ProfileBlock({ block }: BlockProps<'profile'>) {
  const { shown } = useScreen();
  const state = useEntry(shown ?? { collections: [block.collection], id: '' });
  return (
    <EntryBoundary state={state} titled>
      {(entry) =>
        block.post && entry.code === block.post.code ? (
          <Post entry={entry} post={block.post} />
        ) : (
          <Person entry={entry} block={block} />
        )
      }
    </EntryBoundary>
  );
}
