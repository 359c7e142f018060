// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'site-typed';
const href = window.location.href;

/** The module as it is in a page that was just loaded. */
async function loaded() {
  vi.resetModules();
  return import('../../../runtime/resources/typed-text.ts');
}

const kept = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `
    <input name="keyword"><input name="unchanged" value="as it was"><input>
    <input type="password" name="secret"><input type="checkbox" name="choice">
    <textarea name="message"></textarea><dialog><input name="keyword"></dialog>`;
});

const write = (selector: string, value: string): void => {
  for (const field of document.querySelectorAll<HTMLInputElement>(selector)) field.value = value;
};

describe('text typed in a page that is loaded anew by itself', () => {
  it('is kept with the address, but for passwords and what was not changed', async () => {
    const { keepTypedText } = await loaded();
    write('input:not([name=unchanged]):not([type=checkbox]), textarea', '海');
    document.querySelector<HTMLElement>('textarea')?.focus();
    keepTypedText();
    const none = { inDialog: false, hasFocus: false, value: '海' };
    expect(kept()).toEqual({
      address: href,
      fields: [
        { ...none, name: 'keyword' },
        { ...none, name: 'message', hasFocus: true },
        { ...none, name: 'keyword', inDialog: true },
      ],
    });
  });

  it('is nothing where nothing is typed, whatever was kept before', async () => {
    sessionStorage.setItem(key, 'old');
    (await loaded()).keepTypedText();
    expect(kept()).toEqual({ address: href, fields: [] });
  });

  it('is not kept, and nothing fails, where storage is closed', async () => {
    const { keepTypedText } = await loaded();
    write('[name=keyword]', '海');
    vi.stubGlobal('sessionStorage', undefined);
    keepTypedText();
    vi.unstubAllGlobals();
    expect(kept()).toBeNull();
  });
});
