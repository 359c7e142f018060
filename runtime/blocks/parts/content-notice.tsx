import { Icon } from '../../page/icon.tsx';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import css from './content-notice.module.css';

type FailureProps = { readonly title: string; readonly onRetry: () => void };

/** In the place of what did not load: plain words and a button to try again. The rest of the page stands. */
export function ContentFailure({ title, onRetry }: FailureProps) {
  const say = useMessages();
  return (
    <div className={css.failure}>
      <Icon name="alert" className={css.sign} />
      <div>
        <div role="alert">
          <p className={css.title}>{title}</p>
          <p>{say('contentFailedText')}</p>
        </div>
        <button type="button" className={css.action} onClick={onRetry}>
          {say('retry')}
          <Icon name="arrow" className={css.arrow} />
        </button>
      </div>
    </div>
  );
}

/** Above what is shown though its source does not answer: of when it is. */
export function StaleNote({ since }: { readonly since: number | undefined }) {
  const say = useMessages();
  const { language } = useScreen();
  const { tag } = useSiteState().model.languages[language] ?? {};
  if (since === undefined) return null;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(
    since,
  );
  return (
    <p className={css.stale} role="status">
      {say('stale', { time })}
    </p>
  );
}
