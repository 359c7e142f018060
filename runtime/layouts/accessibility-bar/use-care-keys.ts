import { useEffect, useRef } from 'react';
import { shortcutOf } from '../../aids/shortcut.ts';
import type { CareControls } from './use-care-controls.ts';

/** What a key does, with Alt and Shift. */
function actionOf(code: string, { groups, aids, resize, reset }: CareControls) {
  if (code === 'Equal' || code === 'NumpadAdd') return () => resize(1);
  if (code === 'Minus' || code === 'NumpadSubtract') return () => resize(-1);
  if (code === 'Digit0' || code === 'Numpad0') return reset;
  return (
    groups.find((group) => group.code === code)?.next ??
    aids.find((control) => control.code === code)?.press
  );
}

/** Does by keys what the bar's buttons do. */
export function useCareKeys(controls: CareControls): void {
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const code = shortcutOf(event);
      const act = code === undefined ? undefined : actionOf(code, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
