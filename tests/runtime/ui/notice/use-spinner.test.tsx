// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useSpinner } from '../../../../runtime/ui/notice/use-spinner.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Probe({ waits, since }: { readonly waits: boolean; readonly since: number | undefined }) {
  return useSpinner(waits, since);
}

function probe(since?: number) {
  const element = document.createElement('div');
  const root = createRoot(element);
  onTestFinished(() => act(() => root.unmount()));
  return {
    wait: (waits: boolean) => act(() => root.render(<Probe waits={waits} since={since} />)),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    shown: () => element.textContent,
  };
}

describe('[R-13] the spinner', () => {
  it('appears after 150 ms of waiting', () => {
    const { wait, pass, shown } = probe();
    wait(true);
    pass(149);
    expect(shown()).toBe('none');
    pass(1);
    expect(shown()).toBe('appears');
  });

  it('never appears for what comes sooner, however often', () => {
    const { wait, pass, shown } = probe();
    for (let turn = 0; turn < 3; turn += 1) {
      wait(true);
      pass(140);
      wait(false);
      pass(20);
      expect(shown()).toBe('none');
    }
    pass(1000);
    expect(shown()).toBe('none');
  });

  it('stays 300 ms once it has appeared', () => {
    const { wait, pass, shown } = probe();
    wait(true);
    pass(151);
    wait(false);
    pass(298);
    expect(shown()).toBe('appears');
    pass(1);
    expect(shown()).toBe('none');
  });

  it('goes at once where it has stayed for longer', () => {
    const { wait, pass, shown } = probe();
    wait(true);
    pass(5000);
    wait(false);
    pass(0);
    expect(shown()).toBe('none');
  });

  it('stays where the next wait begins while it is still there', () => {
    const { wait, pass, shown } = probe();
    wait(true);
    pass(200);
    wait(false);
    pass(100);
    wait(true);
    pass(1000);
    expect(shown()).toBe('appears');
    wait(false);
    pass(0);
    expect(shown()).toBe('none');
  });

  it('goes on from one that stood in the page before, for the rest of its 300 ms', () => {
    const { wait, pass, shown } = probe(performance.now() - 100);
    wait(false);
    expect(shown()).toBe('stands');
    pass(199);
    expect(shown()).toBe('stands');
    pass(1);
    expect(shown()).toBe('none');
  });
});
