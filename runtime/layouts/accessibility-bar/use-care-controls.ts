import { useEffect, useState } from 'react';
import { type Reading, useReading } from '../../aids/reading/use-reading.ts';
import { useDisplay } from '../../display/use-display.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import { aidSwitches, choiceGroups, startDisplay, withChange } from './care-choices.ts';

/** A button that is pressed or not. */
export type Control = {
  readonly name: string;
  readonly label: string;
  readonly isPressed: boolean;
  readonly press: () => void;
  /** Key that does the same, with Alt and Shift; `KeyboardEvent.code`. */
  readonly code?: string | undefined;
};

export type ControlGroup = {
  readonly name: string;
  readonly label: string;
  readonly controls: readonly Control[];
  /** Goes on to the next of them; behind the last one to the first. */
  readonly next: () => void;
  readonly code?: string | undefined;
};

export type CareControls = {
  readonly groups: readonly ControlGroup[];
  /** Each by itself. */
  readonly aids: readonly Control[];
  readonly reading: Reading;
  readonly hasRuler: boolean;
  readonly hasPinyin: boolean;
  readonly isFolded: boolean;
  readonly endRuler: () => void;
  readonly say: (text: string) => void;
  /** What is to be read out. */
  readonly said: string;
  readonly resize: (by: 1 | -1) => void;
  readonly toggleFold: () => void;
  readonly reset: () => void;
  readonly leave: () => void;
};

/** Goes on with the page where the bar was. */
const leaveBar = (): void => document.getElementById('content')?.focus({ preventScroll: true });

/** All that the bar offers, whatever it looks like. */
export function useCareControls(): CareControls {
  const t = useMessages();
  const { display, choose, toggleAccessibility } = useDisplay();
  const { language } = useScreen();
  const { tag = language } = useSiteState().model.languages[language] ?? {};
  const [said, say] = useState('');
  const reading = useReading(tag, say);
  // Readers hear what comes into a region that is there.
  const opened = t('careOn');
  useEffect(() => say(opened), [opened]);
  const announce = (label: string, value: string): void => say(t('careChosen', { label, value }));
  const groups = choiceGroups.map(({ name, label, chosen, choices, code }): ControlGroup => {
    const controls = choices.map(
      (choice, place): Control => ({
        name: `${name} ${place}`,
        label: t(choice.label),
        isPressed: chosen(display) === place,
        press: () => {
          choose(withChange(display, choice.change));
          announce(t(label), t(choice.label));
        },
      }),
    );
    const next = (): void => controls[(chosen(display) + 1) % controls.length]?.press();
    return { name, label: t(label), controls, next, code };
  });
  const isChinese = /^zh\b/i.test(tag);
  const switches = aidSwitches
    .filter(({ name }) => name !== 'pinyin' || isChinese)
    .map(({ name, label, on, off, code }): Control => {
      const isPressed = display[name] !== undefined;
      return {
        name,
        label: t(label),
        isPressed,
        press: () => {
          choose(withChange(display, isPressed ? off : on));
          const state = t(isPressed ? 'careSwitchedOff' : 'careSwitchedOn');
          const hasKeys = name === 'ruler' && !isPressed;
          announce(t(label), hasKeys ? `${state} ${t('careRulerKeys')}` : state);
        },
        code,
      };
    });
  const isReading = reading.phase === 'reading' || reading.phase === 'paused';
  const read: Control = {
    name: 'read',
    label: t('careRead'),
    isPressed: isReading,
    press: isReading ? reading.stop : reading.start,
    code: 'KeyL',
  };
  return {
    groups,
    aids: reading.isPossible ? [...switches.slice(0, 2), read, ...switches.slice(2)] : switches,
    reading,
    hasRuler: display.ruler === true,
    hasPinyin: display.pinyin === true && isChinese,
    isFolded: display.folded === true,
    endRuler: () => {
      choose(withChange(display, { ruler: undefined }));
      announce(t('careRuler'), t('careSwitchedOff'));
    },
    say,
    said,
    resize: (by) => {
      const sizes = groups[0]?.controls ?? [];
      sizes[sizes.findIndex(({ isPressed }) => isPressed) + by]?.press();
    },
    toggleFold: () =>
      choose(withChange(display, { folded: display.folded === true ? undefined : true })),
    reset: () => {
      reading.stop();
      choose(startDisplay(display));
      say(t('careWasReset'));
    },
    leave: () => {
      reading.stop();
      toggleAccessibility();
      leaveBar();
    },
  };
}
