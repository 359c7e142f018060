import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useDrawerItems } from '../../menu/use-drawer-items.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { Drawer } from '../../ui/modal/drawer.tsx';
import { Brand } from '../brand/brand.tsx';
import { DrawerAccordion } from './drawer-accordion.tsx';
import { DrawerFoot } from './drawer-foot.tsx';
import css from './drawer-menu.module.css';

export type DrawerMenuProps = {
  readonly menu: readonly MenuItem[];
  readonly size: 'default' | 'large';
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The drawer with the menu, and what stands at its foot. */
export function DrawerMenu({ menu, size, open, onClose }: DrawerMenuProps) {
  const items = useDrawerItems(menu);
  const t = useMessages();
  return (
    <Drawer open={open} onClose={onClose} label={t('menu')} size={size}>
      <div className={css.head} data-ground="sea">
        <Brand inverse short />
        <button type="button" className={css.close} aria-label={t('close')} onClick={onClose}>
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
  );
}
