import type { MouseEvent, ReactNode } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { Deferred } from '../../deferred/deferred.tsx';
import { useMessages } from '../../screen/use-messages.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useModal } from '../../ui/modal/modal-context.ts';
import { lateParts } from '../late-parts/late-parts.ts';
import { useDevelopmentNotice } from './development-notice.tsx';

type MenuLinkProps = {
  readonly item: MenuItem;
  readonly className?: string | undefined;
  /** Called before the link is followed; it may prevent that. */
  readonly onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** Instead of the title alone. */
  readonly children?: ReactNode;
};

/**
 * An item of the menu: a link, a button where the item is still being built, or, where it leads
 * nowhere, its text. Inside of a modal it closes it.
 */
export function MenuLink({ item, className, onPress, children = item.title }: MenuLinkProps) {
  const t = useMessages();
  const { closeAtOnce } = useModal();
  const openNotice = useDevelopmentNotice();
  if (item.inDevelopment) {
    return (
      <button type="button" className={className} onClick={openNotice} data-menu-stop data-readable>
        {children}
      </button>
    );
  }
  return (
    <SiteLink
      to={item.href}
      newWindow={item.newWindow}
      arrivalTitle={item.newWindow ? undefined : item.arrivalTitle}
      className={className}
      data-menu-stop={item.href === undefined ? undefined : ''}
      onClick={(event) => {
        onPress?.(event);
        if (!event.defaultPrevented && !item.newWindow) closeAtOnce();
      }}
      aria-current={item.exact ? 'page' : item.current ? 'true' : undefined}
    >
      {children}
      {item.locked && <Deferred part={lateParts.lock} />}
      {item.newWindow && item.href ? (
        <span className="visually-hidden">{t('newWindow')}</span>
      ) : null}
    </SiteLink>
  );
}
