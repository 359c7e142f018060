import { type ComponentType, memo, Suspense, use } from 'react';
import { useSiteState } from '../state/site-state.ts';
import type { DeferredPart } from './deferred-part.ts';

type DeferredProps = { readonly part: DeferredPart<ComponentType> };

function Content({ part: { key } }: DeferredProps) {
  const { resources } = useSiteState();
  const resource = resources.read<ComponentType>(key);
  // React leaves the HTML of what it waits for as it was built.
  if (resource?.state !== 'ready') {
    use(resources.whenReady(key));
    return null;
  }
  const Part = resource.value;
  return <Part />;
}

/**
 * A part of the page that stays as it was built until its code is there. It is not drawn anew with what is around it:
 * React gives up built HTML that changes before it was hydrated.
 */
export const Deferred = memo(function Deferred({ part }: DeferredProps) {
  return (
    <Suspense>
      <Content part={part} />
    </Suspense>
  );
});
