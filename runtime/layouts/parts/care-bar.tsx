import { useMessages } from '../../screen/screen-context.ts';
import { useDisplay } from '../../screen/use-display.ts';
import frame from '../../styles/frame.module.css';
import css from './care-bar.module.css';

/** A bar over everything while large text is wanted: its two switches and the way out. */
export function CareBar() {
  const { care, largeText, moreContrast, toggleText, toggleContrast, toggleCare } = useDisplay();
  const say = useMessages();
  if (!care) return null;
  return (
    <section className={css.bar} aria-label={say('care')} data-ground="sea">
      <div className={`${frame.wrap} ${css.row}`}>
        <strong className={css.words}>{say('careOn')}</strong>
        <button type="button" className={css.button} aria-pressed={largeText} onClick={toggleText}>
          {say(largeText ? 'textLarge' : 'textUsual')}
        </button>
        <button
          type="button"
          className={css.button}
          aria-pressed={moreContrast}
          onClick={toggleContrast}
        >
          {say(moreContrast ? 'contrastMore' : 'contrastUsual')}
        </button>
        <button type="button" className={`${css.button} ${css.leave}`} onClick={toggleCare}>
          {say('careLeave')}
        </button>
      </div>
    </section>
  );
}
