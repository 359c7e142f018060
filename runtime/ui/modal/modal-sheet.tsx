import type { ReactNode } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import fade from '../../styles/fade.module.css';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { Icon } from '../element/icon.tsx';
import { Modal } from './modal.tsx';
import css from './modal-sheet.module.css';

type ModalSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

/** A sheet in the middle of the window, with a title and a button to close it; what is behind it is dimmed. */
export function ModalSheet({ open, onClose, title, children }: ModalSheetProps) {
  const t = useMessages();
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={title}
      className={classes(css.scrim, fade.in)}
      leavingClassName={fade.out}
      closesBeside
    >
      <div className={css.sheet}>
        <button type="button" className={css.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
        <p className={classes(layout.title, css.title)}>{title}</p>
        {children}
      </div>
    </Modal>
  );
}
