import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { safeAddress } from '../../../schema/safe-address.ts';
import { RouterLink } from '../../router/router.tsx';
import { useZone } from '../../screen/zone-context.ts';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: string | undefined;
  readonly newWindow?: boolean;
  /** It leads out of the zone on purpose, though the zone has a page of the kind. */
  readonly leavesZone?: boolean;
  /** Document title while the page is open to which the link led. */
  readonly arrivalTitle?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A link: inside the site without a new load, elsewhere as browsers do, in a new window on request. In a
 * zone it stays there if the zone has such a page.
 * Without an address, or with one that no link may have, it is plain text in the same place.
 */
export function SiteLink({
  to,
  newWindow = false,
  leavesZone = false,
  arrivalTitle,
  children,
  ...rest
}: SiteLinkProps) {
  const { spell } = useZone();
  const address = to === undefined ? undefined : safeAddress(leavesZone ? to : spell(to));
  if (address === undefined) return <span className={rest.className}>{children}</span>;
  const target = newWindow ? { target: '_blank', rel: 'noopener' } : {};
  if (/^[a-z]+:/i.test(address)) {
    return (
      <a {...rest} {...target} href={address}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} {...target} to={address} arrivalTitle={arrivalTitle}>
      {children}
    </RouterLink>
  );
}
