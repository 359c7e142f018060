// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

const page = { params: { keyword: 'word' }, blocks: [{ type: 'search' as const }] };

async function search(keyword: string, home = '首页') {
  const address = `/kaifang/${encodeURIComponent(keyword)}`;
  const element = await openBlocks(page, { address, home });
  // A search reads one file of the index after another.
  const found = () =>
    vi.waitFor(() => act(async () => expect(element.textContent).toMatch(/共找到|没有找到/)), 5000);
  const find = <Found extends Element>(selector: string): Found => {
    const found = element.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const submit = async (words: string) => {
    find<HTMLInputElement>('input').value = words;
    await act(async () => find<HTMLFormElement>('form').requestSubmit());
  };
  return { find, found, submit };
}

describe('search', () => {
  it('finds the pages of the site by their titles, and marks the words', async () => {
    const { find, found } = await search('首');
    await found();
    expect(find('#content').textContent).toContain('共找到 1 条');
    expect(find('mark').textContent).toBe('首');
  });

  it('says that there is nothing, with the words', async () => {
    const { find, found } = await search('水母');
    await found();
    expect(find('#content').textContent).toContain('没有找到与“水母”有关的内容');
  });

  it('an empty field is refused in its place', async () => {
    const { find, submit } = await search('首');
    await submit('  ');
    expect(find('form [role=alert]').textContent).toBe('请输入搜索内容');
    expect(find<HTMLInputElement>('input').getAttribute('aria-invalid')).toBe('true');
  });

  it('[K-06] too long a keyword is refused with what it is called and how long it may be', async () => {
    const { find, submit } = await search('首');
    await submit('长'.repeat(101));
    expect(find('form [role=alert]').textContent).toBe('搜索内容不能超过 100 个字');
    await submit('..');
    expect(find('form [role=alert]').textContent).toBe('只有点号无法搜索，请换一个词');
  });

  it.each([
    ["l'école", 'L’école “du phare”', ['L’école']],
    ['L‘ÉCOLE "DU', 'L’école “du phare”', ['L’école', 'du']],
    ['„du phare‟', 'L\'école "du phare"', ['du', 'phare']],
  ])(
    '[K-04] %s finds and marks %s, whatever the shape of its quotes',
    async (words, title, marks) => {
      const { find, found } = await search(words, title);
      await found();
      expect(find('#content').textContent).toContain('共找到 1 条');
      expect(
        [...find('#content').querySelectorAll('mark')].map((each) => each.textContent),
      ).toEqual(marks);
    },
  );

  it.each(['a/b', '100%', '?x#y', '<img src=x>', '中 文'])(
    'opens the page for %s',
    async (words) => {
      const { find, found, submit } = await search('首');
      await submit(words);
      await found();
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
