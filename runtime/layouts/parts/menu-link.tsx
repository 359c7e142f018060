import { SiteLink } from '../../page/site-link.tsx';
import type { MenuItem } from '../../screen/menu-item.ts';
import { useMessages } from '../../screen/screen-context.ts';

type MenuLinkProps = { readonly item: MenuItem; readonly className?: string | undefined };

/** An item of the menu; one without an address is its title. */
export function MenuLink({ item, className }: MenuLinkProps) {
  const say = useMessages();
  return (
    <SiteLink
      to={item.href}
      newWindow={item.newWindow}
      className={className}
      aria-current={item.exact ? 'page' : item.current ? 'true' : undefined}
    >
      {item.title}
      {item.newWindow && item.href ? (
        <span className="visually-hidden">{say('newWindow')}</span>
      ) : null}
    </SiteLink>
  );
}
