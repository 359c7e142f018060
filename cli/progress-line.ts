/** Milliseconds after which a task counts as long. */
const delay = 500;

type Write = (text: string) => void;

export type ProgressLine = {
  /** Shows a text in place of the one before; '' shows none. */
  readonly show: Write;
  /** Does something with the line gone, such as writing what stays. */
  readonly without: (act: () => void) => void;
};

/**
 * One line of a terminal that says how far a long task is: it comes up when the task has gone on for a while, replaces
 * itself and is gone before anything else is written.
 * @param write writes to the terminal
 * @param now milliseconds, from any moment on
 */
export function progressLine(
  write: Write,
  now: () => number = () => performance.now(),
): ProgressLine {
  let isShown = false;
  let begun: number | undefined;
  const clear = (): void => {
    if (isShown) write('\r\u001b[K');
    isShown = false;
  };
  return {
    show: (text) => {
      if (text === '') {
        clear();
        return;
      }
      begun ??= now();
      if (now() - begun < delay) return;
      // Without line breaks by the terminal: of a line that became two, only the second could be replaced.
      write(`\r\u001b[K\u001b[?7l${text}\u001b[?7h`);
      isShown = true;
    },
    without: (act) => {
      clear();
      act();
    },
  };
}
