import { useCompleteAddress } from '../router/router.tsx';
import { useSiteState } from '../state/site-state.ts';
import layout from '../styles/layout.module.css';
import status from '../styles/status-text.module.css';
import button from '../ui/element/button.module.css';
import { Icon } from '../ui/element/icon.tsx';
import more from '../ui/element/more-link.module.css';
import { BarePage } from './bare-page.tsx';
import css from './server-error.module.css';

/** The page in place of one that fails, for the case that even the page for this fails. */
export function ServerError({ language }: { readonly language: string }) {
  const { model } = useSiteState();
  const { messages, prefix = '' } = model.languages[language] ?? {};
  const home = useCompleteAddress(`${prefix}/`);
  return (
    <BarePage language={language} title={messages?.serverError}>
      <div className={css.place}>
        <p className={`${layout.title} ${status.number}`}>500</p>
        <h1 className={`${layout.title} ${status.title}`}>{messages?.serverError}</h1>
        <p className={status.text}>{messages?.serverErrorText}</p>
        <p className={css.ways}>
          <a className={button.button} href={home}>
            {messages?.backHome}
          </a>
          <button
            type="button"
            className={`${more.more} ${css.again}`}
            onClick={() => window.location.reload()}
          >
            {messages?.retry}
            <Icon name="arrow" className={more.arrow} />
          </button>
        </p>
      </div>
    </BarePage>
  );
}
