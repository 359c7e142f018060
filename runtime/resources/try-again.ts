import { TimedOut } from '../../schema/within-time.ts';

/** Milliseconds before each further attempt. */
const pauses = [500, 2000];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads something, a few times where it fails. What took the whole of its time is not tried again. */
export async function tryAgain<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const milliseconds of pauses) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof TimedOut) throw error;
      await pause(milliseconds);
    }
  }
  return load();
}
