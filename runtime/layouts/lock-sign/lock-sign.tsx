import { useMessages } from '../../screen/use-messages.ts';
import { Drawing } from '../../ui/element/drawing.tsx';
import css from './lock-sign.module.css';

/** Stands behind the title of a menu item whose page opens after signing in. */
export function LockSign() {
  const t = useMessages();
  return (
    <>
      <span className="visually-hidden">{t('needsSignIn')}</span>
      <Drawing
        d="M6 10.5h12v9.5H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5"
        className={css.sign}
      />
    </>
  );
}
