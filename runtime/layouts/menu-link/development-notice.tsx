import { createContext, type ReactNode, useContext, useState } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import button from '../../ui/element/button.module.css';
import { ModalSheet } from '../../ui/modal/modal-sheet.tsx';
import css from './development-notice.module.css';

const NoticeContext = createContext<() => void>(() => {});

/** Opens the notice that a part of the site is being built. */
export const useDevelopmentNotice = (): (() => void) => useContext(NoticeContext);

/** The notice that a part of the site is being built, for the menu items inside. Closed at first. */
export function DevelopmentNotice({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const t = useMessages();
  const close = (): void => setOpen(false);
  return (
    <NoticeContext value={() => setOpen(true)}>
      {children}
      <ModalSheet open={open} onClose={close} title={t('inDevelopment')}>
        <p className={css.text}>{t('inDevelopmentText')}</p>
        <button type="button" className={button.button} data-autofocus onClick={close}>
          {t('close')}
        </button>
      </ModalSheet>
    </NoticeContext>
  );
}
