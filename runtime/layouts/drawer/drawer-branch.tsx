import { useState } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { Drawer } from '../../ui/modal/drawer.tsx';
import { MenuLink } from '../menu-link/menu-link.tsx';
import css from './drawer-branch.module.css';

type DrawerBranchProps = { readonly item: MenuItem; readonly className?: string | undefined };

/** An item of the drawer with items below it: they open in a drawer of their own. */
export function DrawerBranch({ item, className }: DrawerBranchProps) {
  const [open, setOpen] = useState(false);
  const t = useMessages();
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {item.title}
        <Icon name="down" className={css.sign} />
      </button>
      <Drawer open={open} onClose={close} label={item.title}>
        <div className={css.head} data-ground="sea">
          <span className={css.title}>{item.title}</span>
          <button type="button" className={css.close} aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <ul>
          {item.href === undefined ? null : (
            <li>
              <MenuLink item={item} className={css.row}>
                {t('openSection')}
              </MenuLink>
            </li>
          )}
          {item.children.map((child, place) => (
            <li key={locationKey(place, child.code)}>
              {child.children.length > 0 ? (
                <DrawerBranch item={child} className={css.row} />
              ) : (
                <MenuLink item={child} className={css.row} />
              )}
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
