// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form whose receiver takes what it gets, and answers when it is told to. */
async function openForm() {
  const element = await openBlocks(
    {
      blocks: [
        {
          type: 'form',
          name: 'ask',
          to: 'desk',
          groups: [{ fields: [{ name: 'who', kind: 'text', label: '姓名' }] }],
        },
      ],
    },
    { site: { receivers: { desk: { url: '/api' } } } },
  );
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        answers.push(resolve);
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const input = element.querySelector<HTMLInputElement>('#form-ask-who');
  if (!input?.form) throw new Error('there is no form');
  input.value = '海';
  const { form } = input;
  const wait = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
  const send = async () => {
    act(() => form.requestSubmit());
    // Forms that are filled in at once are held back.
    await wait(2000);
  };
  const late = () => element.querySelector('form + [role=status] p');
  const stop = () => act(async () => late()?.querySelector('button')?.click());
  return { element, input, answers, wait, send, late, stop };
}

it('says after eight seconds that it takes long, and is sent when the answer comes', async () => {
  const { element, answers, wait, send, late } = await openForm();
  await send();
  await wait(5900);
  expect(element.querySelector('form + [role=status]')?.textContent).toBe('');
  await wait(200);
  expect(late()?.textContent).toBe('提交的时间比平时长，您填写的内容会保留。 不再等待');
  // Files may take longer.
  await wait(30_000);
  expect(late()).not.toBeNull();
  await act(async () => answers[0]?.(new Response('')));
  expect(element.textContent).toContain('已提交');
});

it('waits no longer where a visitor says so: everything stays, and can be sent again', async () => {
  const { element, input, answers, wait, send, late, stop } = await openForm();
  await send();
  await wait(6100);
  await stop();
  const summary = element.querySelector('[role=alert]');
  expect(summary?.textContent).toMatch(/^不确定是否已提交.*可能已经收到.*可能会重复/);
  expect(document.activeElement).toBe(summary);
  expect([input.value, input.isConnected, late()]).toEqual(['海', true, null]);
  await send();
  expect([answers.length, late()]).toEqual([2, null]);
  await act(async () => answers[1]?.(new Response('')));
  expect(element.textContent).toContain('已提交');
});

it('does not say that nothing was sent where a receiver never answers', async () => {
  const { element, send, wait } = await openForm();
  await send();
  await wait(60_000);
  expect(element.querySelector('[role=alert]')?.textContent).toMatch(/^不确定是否已提交/);
});
