import { useEffect } from 'react';
import { variantOfPath } from '../../schema/visit/variant-of-path.ts';
import { useDeferred } from '../deferred/deferred-part.ts';
import { useAddress } from '../router/router.tsx';
import { useSiteState } from '../state/site-state.ts';
import { prefetchPart } from './navigation/navigation-parts.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ServerErrorPart } from './server-error-part.tsx';
import { ShownAddress } from './shown-address.tsx';
import type { SiteProps } from './site-props.ts';

/** A whole site behind a last boundary: whatever fails, something is said. */
export function Site(props: SiteProps) {
  const { model } = useSiteState();
  const { path, query } = useAddress();
  const { language } = variantOfPath(path, model);
  const { onShown } = props;
  useEffect(() => onShown?.(), [onShown]);
  const Prefetch = useDeferred(prefetchPart);
  return (
    <>
      {Prefetch ? <Prefetch /> : null}
      <ScreenBoundary of={path + query} fallback={<ServerErrorPart language={language} />}>
        <ShownAddress {...props} />
      </ScreenBoundary>
    </>
  );
}
