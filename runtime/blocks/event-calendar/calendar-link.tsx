import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useListAddress } from '../../ui/list/list-address.ts';

type CalendarLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Keys of the query that change; undefined: left out. */
  readonly changes: Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
};

/**
 * A link to another part of a calendar. Parts by one key are pages of their own; there are too many others to build a
 * page for each, or for a search engine to follow.
 */
export function CalendarLink({ changes, children, ...rest }: CalendarLinkProps) {
  const to = useListAddress()(changes);
  const keys = [...new URLSearchParams(to.split('?')[1]).keys()];
  const isDeep = keys.length > 1 || keys.includes('day');
  return (
    <SiteLink {...rest} {...(isDeep ? { rel: 'nofollow' } : {})} to={to} data-within>
      {children}
    </SiteLink>
  );
}
