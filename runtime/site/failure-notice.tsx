import failure from '../styles/failure.module.css';
import { ContentIcon } from '../ui/element/content-icon.tsx';
import { Icon } from '../ui/element/icon.tsx';
import css from './failure-notice.module.css';

export type FailureNoticeProps = {
  /** Number of the attempt. Each one is announced, though the text is the same. */
  readonly attempt: number;
  readonly title: string;
  readonly text: string;
  /** Label of the button. */
  readonly action: string;
  readonly onAction: () => void;
};

/** What went wrong, in plain language, and a button to try again. */
export function FailureNotice({ attempt, title, text, action, onAction }: FailureNoticeProps) {
  return (
    <div className={css.place}>
      <div className={failure.notice}>
        <ContentIcon name="alert" className={failure.sign} />
        <div>
          <div key={attempt} role="alert">
            <h1 className={failure.title}>{title}</h1>
            <p>{text}</p>
          </div>
          <button type="button" className={failure.action} onClick={onAction}>
            {action}
            <Icon name="arrow" className={failure.arrow} />
          </button>
        </div>
      </div>
    </div>
  );
}
