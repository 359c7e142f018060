import { Icon } from '../page/icon.tsx';
import css from './failure-notice.module.css';

type FailureNoticeProps = {
  readonly title: string;
  readonly text: string;
  /** Words of the button. */
  readonly action: string;
  readonly onAction: () => void;
};

/** What went wrong, in plain words, and a button to try again. */
export function FailureNotice({ title, text, action, onAction }: FailureNoticeProps) {
  return (
    <div className={css.place}>
      <div className={css.notice} role="alert">
        <Icon name="alert" className={css.sign} />
        <div>
          <p className={css.title}>{title}</p>
          <p>{text}</p>
          <button type="button" className={css.action} onClick={onAction}>
            {action}
            <Icon name="arrow" className={css.arrow} />
          </button>
        </div>
      </div>
    </div>
  );
}
