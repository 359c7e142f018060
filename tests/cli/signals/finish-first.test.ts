import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endingSignals } from '../../../cli/signals/ending-signals.ts';
import { finishFirst, Interrupted } from '../../../cli/signals/finish-first.ts';
import { stopOnSignal } from '../../../cli/signals/stop-on-signal.ts';

/** What the test runner itself waits for. */
const others = new Map(endingSignals.map((signal) => [signal, process.listeners(signal)]));
const kill = vi.spyOn(process, 'kill');
beforeEach(() => {
  for (const signal of endingSignals) process.removeAllListeners(signal);
  kill.mockReset().mockReturnValue(true);
});
afterEach(() => {
  for (const [signal, listeners] of others) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
});

const awaited = (): number =>
  endingSignals.reduce((sum, signal) => sum + process.listenerCount(signal), 0);
/** An act that is done when the test says so. */
const act = () => {
  let finish = (): void => {};
  const done = new Promise<string>((resolve) => {
    finish = () => resolve('done');
  });
  return { done, finish };
};

describe('an act that is not to be left half-way', () => {
  it.each(endingSignals)('is finished before %s ends the process', async (signal) => {
    const { done, finish } = act();
    let stopped = false;
    const ended = finishFirst((stop) => {
      stop.addEventListener('abort', () => {
        stopped = true;
      });
      return done;
    });
    process.emit(signal, signal);
    expect(stopped).toBe(true);
    expect(kill).not.toHaveBeenCalled();
    // A second signal finds nobody who waits: it ends the process by itself.
    expect(awaited()).toBe(0);
    finish();
    expect(await ended).toBe('done');
    expect(kill.mock.calls).toEqual([[process.pid, signal]]);
  });

  it('leaves signals alone when it is done, and when it fails', async () => {
    await finishFirst(async () => undefined);
    await expect(finishFirst(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect([awaited(), kill.mock.calls]).toEqual([0, []]);
  });

  it('waits for the others, and begins no more', async () => {
    const [one, two] = [act(), act()];
    const ended = [finishFirst(() => one.done), finishFirst(() => two.done)];
    process.emit('SIGTERM', 'SIGTERM');
    one.finish();
    await ended[0];
    expect(kill).not.toHaveBeenCalled();
    await expect(finishFirst(async () => 'more')).rejects.toThrow(Interrupted);
    two.finish();
    await ended[1];
    expect(kill).toHaveBeenCalledOnce();
  });

  it('leaves the end to a command that waits for it', async () => {
    const { request, heard } = stopOnSignal();
    const stop = request();
    const { done, finish } = act();
    const ended = finishFirst(() => done);
    process.emit('SIGINT', 'SIGINT');
    finish();
    await ended;
    expect([stop.aborted, heard(), awaited()]).toEqual([true, 'SIGINT', 0]);
    expect(kill).not.toHaveBeenCalled();
  });

  it('does not keep a command that asks for no signal from being ended at once', () => {
    expect(stopOnSignal().heard()).toBe(undefined);
    expect(awaited()).toBe(0);
  });
});
