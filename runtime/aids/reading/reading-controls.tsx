import { useMessages } from '../../screen/use-messages.ts';
import css from './reading-controls.module.css';
import type { Reading } from './use-reading.ts';

/** What is read aloud can be held and ended from here; where nothing can be read it says so. */
export function ReadingControls({ reading }: { readonly reading: Reading }) {
  const t = useMessages();
  const { phase, pause, resume, stop } = reading;
  if (phase === 'silent') return null;
  const isHeld = phase === 'paused';
  return (
    <div className={css.box} data-reading="">
      <p className={css.words}>{t(phase === 'voiceless' ? 'careNoVoice' : 'careReading')}</p>
      {phase !== 'voiceless' && (
        <button type="button" className={css.button} onClick={isHeld ? resume : pause}>
          {t(isHeld ? 'careResume' : 'carePause')}
        </button>
      )}
      <button type="button" className={css.button} onClick={stop}>
        {t(phase === 'voiceless' ? 'close' : 'careStop')}
      </button>
    </div>
  );
}
