import { expect, it } from 'vitest';
import { progressLine } from '../../cli/progress-line.ts';

/** What a terminal shows of one line, after what was written to it. */
function shownBy(written: string): string {
  const parts = written.split('\r\u001b[K');
  return (parts.at(-1) ?? '').replaceAll('\u001b[?7l', '').replaceAll('\u001b[?7h', '');
}

function line() {
  let written = '';
  let time = 1000;
  const made = progressLine(
    (text) => {
      written += text;
    },
    () => time,
  );
  return {
    ...made,
    after: (milliseconds: number) => {
      time += milliseconds;
    },
    written: () => written,
    shown: () => shownBy(written),
  };
}

it('shows nothing of a task that is soon done', () => {
  const { show, after, written } = line();
  show('1 of 3');
  after(400);
  show('2 of 3');
  show('');
  expect(written()).toBe('');
});

it('replaces itself, and is gone in the end', () => {
  const { show, after, shown } = line();
  show('1 of 3');
  after(600);
  show('2 of 3');
  expect(shown()).toBe('2 of 3');
  show('3 of 3');
  expect(shown()).toBe('3 of 3');
  show('');
  expect(shown()).toBe('');
});

it('is gone while something else is written', () => {
  const { show, after, without, shown } = line();
  show('1 of 3');
  after(600);
  show('2 of 3');
  let then = '';
  without(() => {
    then = shown();
  });
  expect(then).toBe('');
});
