// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { partRequest } from '../../../runtime/requests/part-request.ts';
import { retryFailed } from '../../../runtime/requests/retry-requests.ts';
import { usePart } from '../../../runtime/requests/use-part.ts';
import { resourceCache } from '../../../runtime/resources/resource-cache.ts';
import { lateAfter } from '../../../runtime/resources/time-limit.ts';
import { type SiteState, SiteStateProvider } from '../../../runtime/state/site-state.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function probe(load: () => Promise<unknown>) {
  const element = document.createElement('div');
  const root = createRoot(element);
  onTestFinished(() => act(() => root.unmount()));
  const state = { root: '/', resources: resourceCache() } as SiteState;
  const request = partRequest('probe', load);
  function Probe({ isWanted }: { readonly isWanted: boolean }) {
    const { Component, trouble } = usePart<string>(request, isWanted);
    return Component ?? trouble ?? 'nothing';
  }
  const show = (isWanted: boolean) =>
    act(async () =>
      root.render(
        <SiteStateProvider value={state}>
          <Probe isWanted={isWanted} />
        </SiteStateProvider>,
      ),
    );
  const retry = () => act(() => retryFailed([request], state));
  return { element, show, retry };
}

it('a part that fails says so while it is wanted, and comes on request', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('it');
  const { element, show, retry } = probe(load);
  await show(false);
  expect(element.textContent).toBe('nothing');
  await show(true);
  expect(element.textContent).toBe('failed');
  await show(false);
  expect(element.textContent).toBe('nothing');
  await retry();
  expect(element.textContent).toBe('it');
});

it('a part that hangs says so after the limit', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { element, show } = probe(() => new Promise(() => {}));
  await show(true);
  await act(() => vi.advanceTimersByTime(lateAfter - 1));
  expect(element.textContent).toBe('nothing');
  await act(() => vi.advanceTimersByTime(1));
  expect(element.textContent).toBe('late');
});
