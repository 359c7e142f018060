import { useEffect, useState } from 'react';
import { cleanKeyword } from './clean-keyword.ts';

/** The words in a field, but for those that an input method still composes. */
export function useInputValue(field: HTMLInputElement): string {
  const [typed, setTyped] = useState(() => cleanKeyword(field.value));
  useEffect(() => {
    const take = (): void => setTyped(cleanKeyword(field.value));
    const onInput = (event: Event): void => {
      if (!(event as InputEvent).isComposing) take();
    };
    field.addEventListener('input', onInput);
    field.addEventListener('compositionend', take);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('compositionend', take);
    };
  }, [field]);
  return typed;
}
