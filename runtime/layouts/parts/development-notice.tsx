import { createContext, type ReactNode, useContext, useState } from 'react';
import button from '../../blocks/parts/button.module.css';
import { classes } from '../../blocks/parts/classes.ts';
import { Modal } from '../../modal/modal.tsx';
import { Icon } from '../../page/icon.tsx';
import { useMessages } from '../../screen/screen-context.ts';
import fade from '../../styles/fade.module.css';
import frame from '../../styles/frame.module.css';
import css from './development-notice.module.css';

const NoticeContext = createContext<() => void>(() => {});

/** Opens the notice that a part of the site is being built. */
export const useDevelopmentNotice = (): (() => void) => useContext(NoticeContext);

/** The notice that a part of the site is being built, for the menu items inside. Closed at first. */
export function DevelopmentNotice({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const say = useMessages();
  const close = (): void => setOpen(false);
  return (
    <NoticeContext value={() => setOpen(true)}>
      {children}
      <Modal
        open={open}
        onClose={close}
        label={say('inDevelopment')}
        className={classes(css.scrim, fade.in)}
        leavingClassName={fade.out}
        closesBeside
      >
        <div className={css.notice}>
          <button type="button" className={css.close} aria-label={say('close')} onClick={close}>
            <Icon name="close" />
          </button>
          <p className={`${frame.title} ${css.title}`}>{say('inDevelopment')}</p>
          <p className={css.text}>{say('inDevelopmentText')}</p>
          <button type="button" className={button.button} data-autofocus onClick={close}>
            {say('close')}
          </button>
        </div>
      </Modal>
    </NoticeContext>
  );
}
