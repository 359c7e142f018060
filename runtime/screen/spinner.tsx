import { useSiteState } from '../state/site-state.ts';
import css from './spinner.module.css';
import type { SpinnerState } from './use-spinner.ts';

type SpinnerProps = { readonly language: string; readonly is: SpinnerState };

/** Over the whole window while a part of the site is awaited. Its place is always there, so that readers hear it. */
export function Spinner({ language, is }: SpinnerProps) {
  const { tag, words } = useSiteState().model.languages[language] ?? {};
  return (
    <div role="status" lang={tag}>
      {is === 'none' ? null : (
        <div className={is === 'appears' ? `${css.screen} ${css.appears}` : css.screen}>
          <span className={css.words}>
            <span className={css.ring} />
            {words?.loading}
          </span>
        </div>
      )}
    </div>
  );
}
