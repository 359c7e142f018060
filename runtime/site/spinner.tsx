import { useState } from 'react';
import { useSiteState } from '../state/site-state.ts';
import type { SpinnerState } from '../ui/notice/use-spinner.ts';
import css from './spinner.module.css';

type SpinnerProps = {
  readonly language: string;
  readonly is: SpinnerState;
  /** Whether it has been there for so long that it says more. */
  readonly isLate: boolean;
  readonly onRetry: () => void;
};

/** Over the whole window while a part of the site is awaited. Its place is always there, so that readers hear it. */
export function Spinner({ language, is, isLate, onRetry }: SpinnerProps) {
  const { tag, messages } = useSiteState().model.languages[language] ?? {};
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return (
    <div role="status" lang={tag}>
      {is === 'none' ? null : (
        <div className={is === 'appears' ? `${css.screen} ${css.appears}` : css.screen}>
          <div className={css.words}>
            <span className={css.ring} />
            <div>
              {messages?.loading}
              {isLate ? (
                <>
                  {/* Said again with each attempt. */}
                  <p key={attempt} className={css.appears}>
                    {messages?.loadSlow}
                  </p>
                  <button type="button" className={css.retry} onClick={retry}>
                    {messages?.retry}
                  </button>
                </>
              ) : null}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
