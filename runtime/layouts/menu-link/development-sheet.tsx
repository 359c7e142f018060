import { useMessages } from '../../screen/use-messages.ts';
import button from '../../ui/element/button.module.css';
import { ModalSheet } from '../../ui/modal/modal-sheet.tsx';
import css from './development-sheet.module.css';

export type DevelopmentSheetProps = { readonly open: boolean; readonly onClose: () => void };

/** Says that a part of the site is being built. */
export function DevelopmentSheet({ open, onClose }: DevelopmentSheetProps) {
  const t = useMessages();
  return (
    <ModalSheet open={open} onClose={onClose} title={t('inDevelopment')}>
      <p className={css.text}>{t('inDevelopmentText')}</p>
      <button type="button" className={button.button} data-autofocus onClick={onClose}>
        {t('close')}
      </button>
    </ModalSheet>
  );
}
