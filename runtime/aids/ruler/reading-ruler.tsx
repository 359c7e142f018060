import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../screen/use-messages.ts';
import { Drawing } from '../../ui/element/drawing.tsx';
import { followRuler } from './follow-ruler.ts';
import css from './reading-ruler.module.css';

/**
 * A line that stays clear while the rest of the page is dimmed; it follows the pointer, the finger and the arrow keys.
 * @param onEnd called when Escape is pressed
 */
export function ReadingRuler({ onEnd }: { readonly onEnd: () => void }) {
  const t = useMessages();
  const ruler = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (ruler.current) return followRuler(ruler.current, () => end.current());
  }, []);
  // Beside the site: what of it stays in sight lies above the ruler. The bar has said what its keys are.
  return createPortal(
    <div ref={ruler} className={css.ruler} data-ruler="" aria-hidden="true">
      <span className={css.line} />
      <p className={css.keys}>
        <Drawing
          d="M2.5 8.5h19v7h-19ZM6.5 8.5v3M10.2 8.5v4M13.9 8.5v3M17.6 8.5v4"
          className={css.icon}
        />
        {t('careRulerKeys')}
      </p>
    </div>,
    document.body,
  );
}
