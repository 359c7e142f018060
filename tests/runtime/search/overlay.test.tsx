// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SearchAnswer, SearchQuery } from '../../../runtime/search/search-answer.ts';
import { openApp } from '../open-app.tsx';
import { answerOf, hit, searchSite, storyHit } from './search-site.ts';

const find = vi.hoisted(() => vi.fn<(query: SearchQuery) => Promise<SearchAnswer>>());
vi.mock('../../../runtime/search/engine/site-search.ts', () => ({
  searchSite: (_: unknown, __: unknown, query: SearchQuery) => find(query),
}));

const pause = (milliseconds: number) =>
  act(async () => new Promise((resolve) => setTimeout(resolve, milliseconds)));
/** Longer than it is waited for the next key. */
const rest = () => pause(160);
const asked = () => find.mock.calls.map(([{ keyword }]) => keyword);
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

async function openBox() {
  const { element } = await openApp(searchSite(), '/shouye', { device: 'desk' });
  await act(async () => element.querySelector<HTMLElement>('[aria-label="打开搜索"]')?.click());
  await vi.dynamicImportSettled();
  await pause(20);
  const box = element.querySelector('dialog');
  const field = box?.querySelector('input');
  if (!box || !field) throw new Error('the box is not open');
  const type = (words: string, isComposing = false) =>
    act(async () => {
      setValue?.call(field, words);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    });
  const press = async (key: string, how: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
    await act(async () => void field.dispatchEvent(event));
    return event;
  };
  const options = () => [...box.querySelectorAll('[role=option]')];
  const active = () => options().findIndex((each) => each.getAttribute('aria-selected') === 'true');
  return { element, box, field, type, press, options, active };
}

const two = answerOf({
  hits: [storyHit('a1'), hit({ route: 'home' }, ['首', '页']), hit({ route: 'closed' })],
});

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  find.mockReset();
  find.mockResolvedValue(two);
});

describe('suggestions', () => {
  it('come 120 ms after the last key, each a link to its page, then all results', async () => {
    const { field, type, options, box } = await openBox();
    // What every search needs is loaded when the box opens.
    expect(asked()).toEqual(['']);
    // A clock of its own: a busy machine would let the wait end between two keys.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await type('灯');
    await pass(60);
    await type('灯塔');
    await pass(119);
    expect(asked()).toEqual(['']);
    await pass(1);
    expect(asked()).toEqual(['', '灯塔']);
    vi.useRealTimers();
    await rest();
    expect(options().map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['a1 灯故事', '/story/a1'],
      ['首页页面', '/shouye'],
      ['查看“灯塔”的全部结果', expect.stringMatching(/^\/sousuo\/灯塔\?nav=/)],
    ]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(box.querySelector('[role=listbox]')?.id).toBe(field.getAttribute('aria-controls'));
    expect(box.querySelector('[role=status]')?.textContent).toBe('2 条建议');
    expect(box.textContent).not.toContain('常用');
  });

  it('do not come while an input method composes, and come when it ends', async () => {
    const { field, type, press, options } = await openBox();
    await type('deng', true);
    await rest();
    expect(asked()).toEqual(['']);
    await act(
      async () =>
        void field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })),
    );
    await rest();
    expect(asked()).toEqual(['', 'deng']);
    await press('ArrowDown', { isComposing: true });
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    expect(options().length).toBe(3);
  });

  it('of older words never take the place of newer ones', async () => {
    const { type, options } = await openBox();
    const answers = new Map<string, (answer: SearchAnswer) => void>();
    find.mockImplementation(
      ({ keyword }) => new Promise((resolve) => void answers.set(keyword, resolve)),
    );
    await type('a');
    await rest();
    await type('ab');
    await rest();
    await act(async () => answers.get('ab')?.(answerOf({ hits: [storyHit('new')] })));
    await act(async () => answers.get('a')?.(answerOf({ hits: [storyHit('old')] })));
    expect(options()[0]?.textContent).toContain('new');
  });

  describe('of older words', () => {
    /** Types words, chooses the first page, and types others whose answer does not come. */
    async function typeOn(words: string) {
      const opened = await openBox();
      await opened.type('图书馆');
      await rest();
      await opened.press('ArrowDown');
      expect(opened.active()).toBe(0);
      find.mockReturnValue(new Promise(() => {}));
      await opened.type(words);
      return opened;
    }
    const rows = (box: Element) => [...box.querySelectorAll('[role=listbox] > a')];

    it('are gone at once where the new ones are others, and Enter is the form’s', async () => {
      const { box, field, press } = await typeOn('奖学金');
      expect(rows(box)).toEqual([]);
      expect(field.hasAttribute('aria-activedescendant')).toBe(false);
      expect((await press('Enter')).defaultPrevented).toBe(false);
    });

    it.each(['图书馆座', '图书'])(
      'stay while %s is typed, but none is chosen, can be chosen or is announced',
      async (words) => {
        const { box, field, press, options, active } = await typeOn(words);
        expect(rows(box).map((each) => each.getAttribute('role'))).toEqual([null, null, 'option']);
        expect(active()).toBe(-1);
        expect(field.hasAttribute('aria-activedescendant')).toBe(false);
        expect(box.querySelector('[role=status]')?.textContent).toBe('');
        expect((await press('Enter')).defaultPrevented).toBe(false);
        await press('ArrowDown');
        expect(options()[active()]?.textContent).toBe(`查看“${words}”的全部结果`);
        expect(field.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
      },
    );
  });

  it('have all of the words where any page has, else some of them', async () => {
    const { type, options } = await openBox();
    const titles = () => options().map((each) => each.getAttribute('href'));
    find.mockResolvedValue(answerOf({ hits: [storyHit('all')], some: [storyHit('some')] }));
    await type('灯 海');
    await rest();
    expect(titles().slice(0, -1)).toEqual(['/story/all']);
    // What this visitor may not open is no suggestion.
    find.mockResolvedValue(
      answerOf({ hits: [hit({ route: 'closed' })], some: [storyHit('some')] }),
    );
    await type('灯 海 塔');
    await rest();
    expect(titles().slice(0, -1)).toEqual(['/story/some']);
  });

  it('are none where the index fails, and none where nothing is found', async () => {
    find.mockRejectedValue(new Error('broken'));
    const { type, options, box } = await openBox();
    await type('灯');
    await rest();
    expect(options()).toEqual([]);
    expect(box.textContent).toContain('常用');
    find.mockResolvedValue(answerOf({}));
    await type('灯塔');
    await rest();
    expect(options()).toEqual([]);
  });
});

describe('the keys of the field', () => {
  it('choose with arrows, round and through the field, which keeps the focus', async () => {
    const { field, type, press, options, active } = await openBox();
    field.focus();
    await type('灯');
    await rest();
    const passed: number[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      expect((await press(key)).defaultPrevented).toBe(true);
      passed.push(active());
    }
    expect(passed).toEqual([0, 1, 2, -1, 2]);
    expect(field.getAttribute('aria-activedescendant')).toBe(options()[2]?.id);
    expect(document.activeElement).toBe(field);
    await type('灯塔');
    await rest();
    find.mockResolvedValue(answerOf({ hits: [storyHit('b')] }));
    await type('灯塔中');
    await rest();
    expect(active()).toBe(-1);
  });

  it('Enter opens what is chosen and closes the box, and keeps nothing', async () => {
    const { element, type, press } = await openBox();
    await type('灯');
    await rest();
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    await pause(20);
    expect(element.querySelector('dialog input')).toBeNull();
    expect(localStorage.getItem('site-searches')).toBeNull();
  });

  it('Enter is left to the form where nothing is chosen', async () => {
    const { type, press } = await openBox();
    await type('灯');
    await rest();
    expect((await press('Enter')).defaultPrevented).toBe(false);
  });

  it('Escape closes the list, then it is the box’s; arrows open the list again', async () => {
    const { type, press, options } = await openBox();
    await type('灯');
    await rest();
    expect((await press('Escape')).defaultPrevented).toBe(true);
    expect(options()).toEqual([]);
    expect((await press('Escape')).defaultPrevented).toBe(false);
    await press('ArrowDown');
    expect(options().length).toBe(3);
  });
});

describe('recent searches', () => {
  it('stand below the empty field, newest first, and go with one button', async () => {
    localStorage.setItem('site-searches', JSON.stringify({ zh: ['海', '灯'], en: ['sea'] }));
    const { box, field, type } = await openBox();
    const links = () =>
      [...box.querySelectorAll('section')]
        .find((each) => each.textContent?.includes('最近搜索'))
        ?.querySelectorAll('a');
    expect([...(links() ?? [])].map(({ textContent }) => textContent)).toEqual(['海', '灯']);
    await type('塔');
    expect(links()).toBeUndefined();
    await type('');
    const clear = [...box.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '清除记录',
    );
    await act(async () => clear?.click());
    expect(links()).toBeUndefined();
    expect(document.activeElement).toBe(field);
    expect(JSON.parse(localStorage.getItem('site-searches') ?? '')).toEqual({
      zh: [],
      en: ['sea'],
    });
  });

  it('a search adds to them', async () => {
    const { box, type } = await openBox();
    await type('  灯 塔 ');
    await act(async () => box.querySelector('form')?.requestSubmit());
    expect(JSON.parse(localStorage.getItem('site-searches') ?? '')).toEqual({ zh: ['灯 塔'] });
    const next = await openBox();
    expect(next.box.textContent).toContain('最近搜索灯 塔');
  });
});
