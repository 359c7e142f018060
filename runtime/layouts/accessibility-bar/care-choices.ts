import type { MessageKey } from '../../../schema/messages/message-key.ts';
import type { Display } from '../../state/display.ts';

/** What is changed of the display; undefined: as it is by default. */
export type DisplayChange = { readonly [Key in keyof Display]?: Display[Key] | undefined };

export type Choice = { readonly label: MessageKey; readonly change: DisplayChange };

/** Choices of which one holds. */
export type ChoiceGroup = {
  readonly name: 'text' | 'spacing' | 'contrast' | 'colour';
  readonly label: MessageKey;
  /** Which of its choices holds. */
  readonly chosen: (display: Display) => number;
  readonly choices: readonly Choice[];
  /** Key that goes on to the next choice, with Alt and Shift; `KeyboardEvent.code`. */
  readonly code?: string;
};

const sizes = ['usual', 'large', 'larger', 'largest'] as const;

export const choiceGroups: readonly ChoiceGroup[] = [
  {
    name: 'text',
    label: 'careText',
    chosen: ({ text = 'usual' }) => sizes.indexOf(text),
    choices: [
      { label: 'careUsual', change: { text: 'usual' } },
      { label: 'careLarge', change: { text: 'large' } },
      { label: 'careLarger', change: { text: 'larger' } },
      { label: 'careLargest', change: { text: 'largest' } },
    ],
  },
  {
    name: 'spacing',
    label: 'careSpacing',
    chosen: ({ spacing }) => (spacing ? 1 : 0),
    choices: [
      { label: 'careUsual', change: { spacing: undefined } },
      { label: 'careWide', change: { spacing: 'wide' } },
    ],
    code: 'KeyS',
  },
  {
    name: 'contrast',
    label: 'careContrast',
    chosen: ({ contrast }) => (contrast ? 1 : 0),
    choices: [
      { label: 'careUsual', change: { contrast: undefined } },
      { label: 'careHigh', change: { contrast: 'more' } },
    ],
    code: 'KeyC',
  },
  {
    name: 'colour',
    label: 'careColour',
    chosen: ({ theme }) => (theme === undefined ? 2 : theme === 'dark' ? 1 : 0),
    choices: [
      { label: 'themeLight', change: { theme: 'light' } },
      { label: 'themeDark', change: { theme: 'dark' } },
      { label: 'careSystem', change: { theme: undefined } },
    ],
    code: 'KeyD',
  },
];

/** Aids that are switched on and off by themselves. */
export type AidSwitch = {
  readonly name: 'ruler' | 'pointer' | 'pinyin' | 'simple';
  readonly label: MessageKey;
  readonly on: DisplayChange;
  readonly off: DisplayChange;
  readonly code: string;
};

export const aidSwitches: readonly AidSwitch[] = [
  {
    name: 'ruler',
    label: 'careRuler',
    on: { ruler: true },
    off: { ruler: undefined },
    code: 'KeyR',
  },
  {
    name: 'pointer',
    label: 'carePointer',
    on: { pointer: 'large' },
    off: { pointer: undefined },
    code: 'KeyP',
  },
  {
    name: 'pinyin',
    label: 'carePinyin',
    on: { pinyin: true },
    off: { pinyin: undefined },
    code: 'KeyY',
  },
  {
    name: 'simple',
    label: 'careSimple',
    on: { simple: true },
    off: { simple: undefined },
    code: 'KeyM',
  },
];

/** A display with a change. */
export const withChange = (display: Display, change: DisplayChange): Display =>
  Object.fromEntries(
    Object.entries({ ...display, ...change }).filter(([, value]) => value !== undefined),
  );

/** What the bar begins with. */
export const startDisplay = ({ folded }: Display): Display => ({
  care: true,
  text: 'large',
  ...(folded ? { folded } : {}),
});
