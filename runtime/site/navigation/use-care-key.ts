import { useEffect, useRef } from 'react';
import { shortcutOf } from '../../aids/shortcut.ts';
import { useDisplay } from '../../display/use-display.ts';

/** Opens and closes the accessibility bar by Alt, Shift and A. */
export function useCareKey(): void {
  const { toggleAccessibility } = useDisplay();
  const toggle = useRef(toggleAccessibility);
  useEffect(() => {
    toggle.current = toggleAccessibility;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (shortcutOf(event) !== 'KeyA') return;
      event.preventDefault();
      toggle.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
