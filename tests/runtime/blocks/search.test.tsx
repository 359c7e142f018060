// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { openBlocks } from './open-blocks.tsx';

const page = { params: { keyword: 'word' }, blocks: [{ type: 'search' as const }] };

async function search(keyword: string) {
  const element = await openBlocks(page, { address: `/kaifang/${encodeURIComponent(keyword)}` });
  const find = <Found extends Element>(selector: string): Found => {
    const found = element.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const submit = async (words: string) => {
    find<HTMLInputElement>('input').value = words;
    await act(async () => find<HTMLFormElement>('form').requestSubmit());
  };
  return { find, submit };
}

describe('search', () => {
  it('finds the pages of the site by their titles, and marks the words', async () => {
    const { find } = await search('首');
    expect(find('#content').textContent).toContain('共找到 1 条');
    expect(find('mark').textContent).toBe('首');
  });

  it('says that there is nothing, with the words', async () => {
    const { find } = await search('水母');
    expect(find('#content').textContent).toContain('没有找到与“水母”有关的内容');
  });

  it('an empty field is refused in its place', async () => {
    const { find, submit } = await search('首');
    await submit('  ');
    expect(find('form [role=alert]').textContent).toBe('请输入搜索内容');
    expect(find<HTMLInputElement>('input').getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['a/b', '100%', '?x#y', '<img src=x>', '中 文'])(
    'opens the page for %s',
    async (words) => {
      const { find, submit } = await search('首');
      await submit(words);
      expect(find('#content').textContent).toContain(`没有找到与“${words}”有关的内容`);
    },
  );

  it.each([
    [{ isComposing: true }, true],
    [{ keyCode: 229 }, true],
    [{}, false],
  ])('Enter with %o is kept from searching: %s', async (how, kept) => {
    const { find } = await search('首');
    const enter = new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      ...how,
    });
    await act(async () => void find('input').dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(kept);
  });
});
