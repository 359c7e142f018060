import { useEffect, useState } from 'react';

/** Key code of every key while an input method is composing. */
const composingKey = 229;

export type Combobox = {
  readonly isOpen: boolean;
  /** Number of the option that the arrow keys chose; -1: none. */
  readonly active: number;
};

/**
 * The keys of a field with a list of options below it, as the ARIA practices have it: arrows choose, Enter
 * opens what they chose, Escape closes the list before anything else hears it. The field keeps the focus.
 * @param words what is typed; with other words nothing is chosen, and a list that was closed opens
 * @param of what the options are from; with another one nothing is chosen, either
 * @param options ids of the options' elements
 */
export function useCombobox(
  field: HTMLInputElement,
  words: string,
  of: unknown,
  options: readonly string[],
): Combobox {
  const [closedFor, setClosedFor] = useState<string>();
  const [chosen, setChosen] = useState({ words, of, index: -1 });
  const isOpen = options.length > 0 && closedFor !== words;
  const isChosen = isOpen && chosen.words === words && chosen.of === of;
  const active = isChosen ? chosen.index : -1;
  const activeId = options[active];
  useEffect(() => {
    const move = (step: number): void => {
      // Before the first option and behind the last one there is the field.
      const places = options.length + 1;
      if (isOpen) setChosen({ words, of, index: ((active + 1 + step + places) % places) - 1 });
      else setClosedFor(undefined);
    };
    const open = (id: string): void => document.getElementById(id)?.click();
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || event.keyCode === composingKey || options.length === 0) return;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter' && activeId !== undefined) open(activeId);
      else if (event.key === 'Escape' && isOpen) setClosedFor(words);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);
  return { isOpen, active };
}
