import { useDisplay } from '../../display/use-display.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import css from './accessibility-bar.module.css';

/** A bar over everything while large text is wanted: its two switches and the way out. */
export function AccessibilityBar() {
  const { care, largeText, moreContrast, toggleText, toggleContrast, toggleAccessibility } =
    useDisplay();
  const t = useMessages();
  if (!care) return null;
  return (
    <section className={css.bar} aria-label={t('care')} data-ground="sea">
      <div className={`${layout.wrap} ${css.row}`}>
        <strong className={css.words}>{t('careOn')}</strong>
        <button type="button" className={css.button} aria-pressed={largeText} onClick={toggleText}>
          {t(largeText ? 'textLarge' : 'textUsual')}
        </button>
        <button
          type="button"
          className={css.button}
          aria-pressed={moreContrast}
          onClick={toggleContrast}
        >
          {t(moreContrast ? 'contrastMore' : 'contrastUsual')}
        </button>
        <button
          type="button"
          className={`${css.button} ${css.leave}`}
          onClick={toggleAccessibility}
        >
          {t('careLeave')}
        </button>
      </div>
    </section>
  );
}
