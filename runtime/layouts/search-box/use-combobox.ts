import { type KeyboardEvent, useEffect, useState } from 'react';

/** Key code of every key while an input method is composing. */
const composingKey = 229;

export type Combobox = {
  readonly isOpen: boolean;
  /** Number of the option that the arrow keys chose; -1: none. */
  readonly active: number;
  /** For the field: it hears the keys before anything else does. */
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
};

/**
 * The keys of a field with a list of options below it, as the ARIA practices have it: arrows choose, Enter
 * opens what they chose, Escape closes the list before anything else hears it. The field keeps the focus.
 * @param value of the field; with another one nothing is chosen, and a list that was closed opens
 * @param source what the options are from; with another one nothing is chosen, either
 * @param options ids of the options' elements
 */
export function useCombobox(value: string, source: unknown, options: readonly string[]): Combobox {
  const [closedFor, setClosedFor] = useState<string>();
  const [chosen, setChosen] = useState({ value, source, index: -1 });
  const isOpen = options.length > 0 && closedFor !== value;
  const isChosen = isOpen && chosen.value === value && chosen.source === source;
  const active = isChosen ? chosen.index : -1;
  const activeId = options[active];
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);
  const move = (step: number): void => {
    // Before the first option and behind the last one there is the field.
    const places = options.length + 1;
    if (isOpen) setChosen({ value, source, index: ((active + 1 + step + places) % places) - 1 });
    else setClosedFor(undefined);
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const { key, keyCode, nativeEvent } = event;
    if (nativeEvent.isComposing || keyCode === composingKey || options.length === 0) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && activeId !== undefined) document.getElementById(activeId)?.click();
    else if (key === 'Escape' && isOpen) setClosedFor(value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { isOpen, active, onKeyDownCapture };
}
