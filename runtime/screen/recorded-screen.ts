import type { Recording } from '../state/recording.ts';
import type { Screen } from './screen-context.ts';

/** Values by key, of which each that is read is noted. */
function recorded<Values extends object>(
  values: Values,
  kind: 'list' | 'entry',
  place: string,
  { reads }: Recording,
): Values {
  return new Proxy(values, {
    getOwnPropertyDescriptor: (target, key) => {
      const name = `${kind} ${String(key)}`;
      const places = reads.get(name) ?? new Set<string>();
      reads.set(name, places.add(place));
      return Reflect.getOwnPropertyDescriptor(target, key);
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
