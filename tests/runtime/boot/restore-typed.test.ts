// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateAfter } from '../../../runtime/resources/time-limit.ts';

const keep = (...fields: readonly object[]): void =>
  sessionStorage.setItem('site-typed', JSON.stringify({ address: window.location.href, fields }));

async function restore(): Promise<void> {
  vi.resetModules();
  (await import('../../../runtime/boot/restore-typed.ts')).restoreTyped();
}

const field = (selector = 'input'): HTMLInputElement | null => document.querySelector(selector);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = '';
});
// By then nobody waits for a field.
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(lateAfter);
  vi.useRealTimers();
});

describe('what was typed before the page was loaded anew by itself', () => {
  it('stands in its field again, which has the focus, and the page hears of it', async () => {
    document.body.innerHTML = '<input name="keyword"><textarea name="text"></textarea>';
    const heard = vi.fn();
    document.body.addEventListener('input', heard);
    keep(
      { name: 'keyword', value: '海', inDialog: false, hasFocus: true },
      { name: 'text', value: '长文', inDialog: false, hasFocus: false },
    );
    await restore();
    expect(field()?.value).toBe('海');
    expect(document.querySelector('textarea')?.value).toBe('长文');
    expect(document.activeElement).toBe(field());
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('waits for a field that comes later, in a dialog', async () => {
    document.body.innerHTML = '<input name="keyword">';
    keep({ name: 'keyword', value: '海', inDialog: true, hasFocus: false });
    await restore();
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<input name="keyword">';
    document.body.append(dialog);
    await vi.waitFor(() => expect(field('dialog input')?.value).toBe('海'));
    expect(field()?.value).toBe('');
  });

  it('gives way to what is typed already, and to a page that has no such field', async () => {
    document.body.innerHTML = '<input name="keyword">';
    const first = field();
    if (first) first.value = 'new';
    keep(
      { name: 'keyword', value: 'old', inDialog: false, hasFocus: false },
      { name: 'gone', value: 'old', inDialog: false, hasFocus: false },
    );
    await restore();
    await vi.advanceTimersByTimeAsync(lateAfter);
    document.body.insertAdjacentHTML('beforeend', '<input name="gone">');
    await vi.advanceTimersByTimeAsync(1);
    expect(first?.value).toBe('new');
    expect(field('[name=gone]')?.value).toBe('');
  });

  it('is put there once', async () => {
    document.body.innerHTML = '<input name="keyword">';
    keep({ name: 'keyword', value: '海', inDialog: false, hasFocus: false });
    await restore();
    expect(field()?.value).toBe('海');
    document.body.innerHTML = '<input name="keyword">';
    await restore();
    expect(field()?.value).toBe('');
  });

  it('opens the search again that it was typed into', async () => {
    document.body.innerHTML = '<header><button aria-haspopup="dialog">search</button></header>';
    const opened = vi.fn();
    document.querySelector('button')?.addEventListener('click', opened);
    keep({ name: 'other', value: '海', inDialog: false, hasFocus: false });
    await restore();
    expect(opened).not.toHaveBeenCalled();
    keep({ name: 'keyword', value: '海', inDialog: true, hasFocus: false });
    await restore();
    expect(opened).toHaveBeenCalledOnce();
  });

  it.each([
    ['rubbish', '{'],
    ['null', 'null'],
    [
      'fields that are none',
      JSON.stringify({ address: window.location.href, fields: [null, 1, { name: 2 }] }),
    ],
    ['no list', JSON.stringify({ address: window.location.href, fields: 'text' })],
    [
      'another address',
      JSON.stringify({
        address: 'https://a.example/',
        fields: [{ name: 'keyword', value: '海', inDialog: false }],
      }),
    ],
  ])('is nothing where %s is kept', async (_, text) => {
    document.body.innerHTML = '<input name="keyword">';
    sessionStorage.setItem('site-typed', text);
    await restore();
    expect(field()?.value).toBe('');
  });
});
