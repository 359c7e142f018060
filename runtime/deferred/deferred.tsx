import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react';
import { useSiteState } from '../state/site-state.ts';
import type { DeferredPart } from './deferred-part.ts';

type DeferredProps<Props> = { readonly part: DeferredPart<ComponentType<Props>> } & Props;

function Content<Props extends object>({ part: { key }, ...props }: DeferredProps<Props>) {
  const { resources } = useSiteState();
  const resource = resources.read<ComponentType<Omit<DeferredProps<Props>, 'part'>>>(key);
  // React leaves the HTML of what it waits for as it was built.
  if (resource?.state !== 'ready') {
    use(resources.whenReady(key));
    return null;
  }
  const Part = resource.value;
  return <Part {...props} />;
}

/**
 * A part of the page that stays as it was built until its code is there. It is not drawn anew with what is around it, as
 * long as its own properties are the same: React gives up built HTML that changes before it was hydrated.
 */
export const Deferred = memo(function Deferred<Props extends object>(props: DeferredProps<Props>) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}) as <Props extends object>(props: DeferredProps<Props>) => ReactNode;
