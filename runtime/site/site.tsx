import { useEffect } from 'react';
import { variantOfPath } from '../../schema/visit/variant-of-path.ts';
import { useAddress } from '../router/router.tsx';
import { useSiteState } from '../state/site-state.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ServerError } from './server-error.tsx';
import { ShownAddress } from './shown-address.tsx';
import type { SiteProps } from './site-props.ts';
import { usePrefetch } from './use-prefetch.ts';

/** A whole site behind a last boundary: whatever fails, something is said. */
export function Site(props: SiteProps) {
  const { model } = useSiteState();
  const { path, query } = useAddress();
  const { language } = variantOfPath(path, model);
  const { onShown } = props;
  useEffect(() => onShown?.(), [onShown]);
  usePrefetch();
  return (
    <ScreenBoundary of={path + query} fallback={<ServerError language={language} />}>
      <ShownAddress {...props} />
    </ScreenBoundary>
  );
}
