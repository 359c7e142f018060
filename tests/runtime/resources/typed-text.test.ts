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

  it('is read once', async () => {
    write('dialog input', '海');
    (await loaded()).keepTypedText();
    const next = await loaded();
    expect(next.typedText()).toMatchObject([{ name: 'keyword', value: '海', inDialog: true }]);
    expect(next.typedText()).toHaveLength(1);
    expect((await loaded()).typedText()).toEqual([]);
  });

  it('is nothing where nothing is typed, whatever was kept before', async () => {
    sessionStorage.setItem(key, 'old');
    (await loaded()).keepTypedText();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['rubbish', '{'],
    ['null', 'null'],
    ['fields that are none', JSON.stringify({ address: href, fields: [null, 1, { name: 2 }] })],
    ['no list', JSON.stringify({ address: href, fields: 'text' })],
    ['another address', JSON.stringify({ address: 'https://a.example/', fields: [] })],
  ])('is none where %s is kept', async (_, text) => {
    sessionStorage.setItem(key, text);
    expect((await loaded()).typedText()).toEqual([]);
  });

  it('is none, and nothing fails, where storage is closed', async () => {
    const { keepTypedText, typedText } = await loaded();
    write('[name=keyword]', '海');
    vi.stubGlobal('sessionStorage', undefined);
    keepTypedText();
    expect(typedText()).toEqual([]);
    vi.unstubAllGlobals();
    expect(kept()).toBeNull();
  });
});
