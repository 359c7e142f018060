import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useDrawerItems } from '../../menu/use-drawer-items.ts';
import { useAddress } from '../../router/router.tsx';
import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { Drawer } from '../../ui/modal/drawer.tsx';
import { Brand } from '../brand/brand.tsx';
import { DrawerAccordion } from './drawer-accordion.tsx';
import { DrawerFoot } from './drawer-foot.tsx';
import css from './menu-drawer.module.css';

type MenuDrawerProps = {
  readonly menu: readonly MenuItem[];
  readonly size?: 'default' | 'large';
  /** Class of the button. */
  readonly className?: string | undefined;
};

/** The menu behind a button, in a drawer. Going to another address closes it. */
export function MenuDrawer({ menu, size = 'default', className }: MenuDrawerProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const items = useDrawerItems(menu);
  const t = useMessages();
  const { path, query } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes it
  useEffect(() => setOpen(false), [path, query]);
  // Where the menu fits in a row again, the button goes, and the drawer with it.
  useEffect(() => {
    if (!open || !button.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (button.current?.getClientRects().length === 0) setOpen(false);
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [open]);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Drawer open={open} onClose={close} label={t('menu')} size={size}>
        <div className={css.head} data-ground="sea">
          <Brand inverse short />
          <button type="button" className={css.close} aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {items.length > 0 ? (
          <nav aria-label={t('mainMenu')}>
            <DrawerAccordion items={items} />
          </nav>
        ) : null}
        <DrawerFoot />
      </Drawer>
    </>
  );
}
