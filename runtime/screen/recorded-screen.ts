import type { Recording } from '../state/recording.ts';
import type { Screen } from './screen-context.ts';

type Values = Readonly<Record<string, object>>;

/** A value of which it is noted when more of it is read than how much there is. */
const countedValue = <Value extends object>(value: Value, note: () => void): Value =>
  new Proxy(value, {
    get: (target, key) => {
      if (key !== 'total') note();
      return Reflect.get(target, key);
    },
    ownKeys: (target) => {
      note();
      return Reflect.ownKeys(target);
    },
  });

/** Values by key, of which each that is read is noted. */
function recorded<All extends Values>(
  values: All,
  kind: 'list' | 'entry',
  place: string,
  { reads, wholes }: Recording,
): All {
  const noteIn = (notes: Map<string, Set<string>>, key: string): void => {
    const name = `${kind} ${key}`;
    notes.set(name, (notes.get(name) ?? new Set<string>()).add(place));
  };
  return new Proxy(values, {
    getOwnPropertyDescriptor: (target, key) => {
      noteIn(reads, String(key));
      const found = Reflect.getOwnPropertyDescriptor(target, key);
      const value: unknown = found?.value;
      if (typeof value !== 'object' || value === null) return found;
      return { ...found, value: countedValue(value, () => noteIn(wholes, String(key))) };
    },
  });
}

/** Screens that are recorded, without it: each block notes for itself alone. */
const unrecorded = new WeakMap<Screen, Screen>();

/**
 * A screen that notes, while its page is built, which lists and entries are read of it.
 * @param place of the block that reads; '' outside of blocks
 */
export function recordedScreen(screen: Screen, place: string, recording: Recording): Screen {
  const whole = unrecorded.get(screen) ?? screen;
  const own = {
    ...whole,
    lists: recorded(whole.lists, 'list', place, recording),
    entries: recorded(whole.entries, 'entry', place, recording),
  };
  unrecorded.set(own, whole);
  return own;
}
