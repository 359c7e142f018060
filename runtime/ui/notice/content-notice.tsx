import { useRef } from 'react';
import { useBackOnline } from '../../requests/use-back-online.ts';
import { useIsLate } from '../../requests/use-is-late.ts';
import { usePart } from '../../requests/use-part.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import failure from '../../styles/failure.module.css';
import { ContentIcon } from '../element/content-icon.tsx';
import { Icon } from '../element/icon.tsx';
import type { SignInOffer } from '../sign-in/sign-in-offer.tsx';
import { signInPart } from '../sign-in/sign-in-part.ts';
import css from './content-notice.module.css';

type FailureProps = {
  readonly title: string;
  /** Whether somebody else's service was asked: the site's own files fail with the network. */
  readonly isOutside: boolean;
  /** Whether it answers visitors alone who are signed in: on sites with a sign-in, they are offered it. */
  readonly needsSignIn?: boolean;
  readonly onRetry: () => void;
};

/**
 * In the place of what did not load: a plain message and a button to try again. The rest of the page stands. When the
 * network is back it is tried again by itself.
 */
export function ContentFailure({ title, isOutside, needsSignIn = false, onRetry }: FailureProps) {
  useBehaviour();
  const t = useMessages();
  const { signIn } = useSiteState().model.access;
  const offersSignIn = needsSignIn && signIn !== undefined;
  const { Component: Offer } = usePart<typeof SignInOffer>(signInPart, offersSignIn);
  const button = useRef<HTMLButtonElement>(null);
  const retry = (): void => {
    // The button goes while it is tried: the focus waits at what holds the notice.
    button.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry();
  };
  useBackOnline(() => (document.activeElement === button.current ? retry() : onRetry()));
  return (
    <div className={failure.notice}>
      <ContentIcon name="alert" className={failure.sign} />
      <div>
        <div role="alert">
          <p className={failure.title}>{title}</p>
          <p>
            {t(offersSignIn ? 'forbiddenText' : isOutside ? 'contentFailedText' : 'loadFailedText')}
          </p>
        </div>
        {offersSignIn && Offer ? <Offer /> : null}
        <button ref={button} type="button" className={failure.action} onClick={retry}>
          {t('retry')}
          <Icon name="arrow" className={failure.arrow} />
        </button>
      </div>
    </div>
  );
}

type SlowProps = { readonly waits: boolean; readonly onRetry: () => void };

/** Above what is awaited for long: that it is, and a button to ask again. */
export function SlowNote({ waits, onRetry }: SlowProps) {
  const t = useMessages();
  if (!useIsLate(waits)) return null;
  return (
    <div className={css.stale}>
      <p role="status">{t('loadSlow')}</p>
      <button type="button" className={failure.action} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

type StaleProps = {
  /** Milliseconds since 1970; undefined: it is not old. */
  readonly since: number | undefined;
  readonly onRetry: () => void;
};

/** Above what is shown though its source does not answer: of when it is. */
export function StaleNote({ since, onRetry }: StaleProps) {
  const t = useMessages();
  const { language } = useScreen();
  const { tag } = useSiteState().model.languages[language] ?? {};
  if (since === undefined) return null;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(
    since,
  );
  return (
    <div className={css.stale}>
      <p role="status">{t('stale', { time })}</p>
      <button type="button" className={failure.action} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
