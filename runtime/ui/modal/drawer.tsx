import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { classes } from '../element/classes.ts';
import css from './drawer.module.css';
import { Modal } from './modal.tsx';

type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** 378 px, or large: 736 px (specification 9); never wider than the screen. */
  readonly size?: 'default' | 'large';
  readonly children: ReactNode;
};

/** Called when a drawer opens inside this one; the result is called when it closes. */
const DrawerContext = createContext<() => () => void>(() => () => {});

/** A drawer from the left. One that opens inside of it pushes it aside by 180 px (specification 9). */
export function Drawer({ open, onClose, label, size = 'default', children }: DrawerProps) {
  const push = useContext(DrawerContext);
  const [inside, setInside] = useState(0);
  const pushThis = useMemo(
    () => () => {
      setInside((count) => count + 1);
      return () => setInside((count) => count - 1);
    },
    [],
  );
  useEffect(() => (open ? push() : undefined), [open, push]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={label}
      className={css.scrim}
      leavingClassName={css.leaving}
      closesBeside
    >
      <div className={classes(css.drawer, size === 'large' && css.large, inside > 0 && css.pushed)}>
        <DrawerContext value={pushThis}>{children}</DrawerContext>
      </div>
    </Modal>
  );
}
