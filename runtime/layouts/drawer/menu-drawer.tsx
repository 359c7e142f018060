import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { partRequest } from '../../requests/part-request.ts';
import { usePart } from '../../requests/use-part.ts';
import { useAddress } from '../../router/router.tsx';
import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { PartTrouble } from '../part-notice/part-trouble.tsx';
import type { DrawerMenu } from './drawer-menu.tsx';

const drawer = partRequest('drawer', async () => (await import('./drawer-menu.tsx')).DrawerMenu);

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
  const { Component: Dialog, prepare, ...part } = usePart<typeof DrawerMenu>(drawer, open);
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
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" />
      </button>
      {Dialog ? (
        <Dialog menu={menu} size={size} open={open} onClose={close} />
      ) : (
        <PartTrouble {...part} onClose={close} />
      )}
    </>
  );
}
