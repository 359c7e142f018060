import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { addRecent, clearRecent, readRecent } from '../../../runtime/search/recent-searches.ts';

/** A device whose storage holds a text. */
function storageWith(text: string | null) {
  const kept = { text };
  vi.stubGlobal('localStorage', {
    getItem: () => kept.text,
    setItem: (_: string, next: string) => {
      kept.text = next;
    },
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

it('keeps eight searches of each language, the newest first and each once', () => {
  const kept = storageWith(null);
  const store = createStore();
  for (const each of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) {
    addRecent(store, 'zh', each);
  }
  addRecent(store, 'en', 'enrol');
  const expected = { zh: ['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b'], en: ['enrol'] };
  expect(readRecent(createStore())).toEqual(expected);
  clearRecent(store, 'zh');
  expect(JSON.parse(kept.text ?? '')).toEqual({ ...expected, zh: [] });
});

it.each(['{', 'null', '3', '[["a"]]', '{"zh":"a"}', '{"zh":[1,null,"","  "]}'])(
  '%s under its name is no list',
  (text) => {
    storageWith(text);
    expect(readRecent(createStore()).zh ?? []).toEqual([]);
  },
);

it('a list that is too long, or holds what cannot be searched for, is cut', () => {
  storageWith(JSON.stringify({ zh: ['x'.repeat(101), '..', ...'abcdefghij'] }));
  expect(readRecent(createStore()).zh).toEqual([...'abcdefgh']);
});

it('neither keeps nor shows characters that nobody sees', () => {
  const kept = storageWith(JSON.stringify({ zh: ['\u202e招生', '招生', '\u0000'] }));
  const store = createStore();
  expect(readRecent(store)).toEqual({ zh: ['招生'] });
  addRecent(store, 'zh', 'a\u0000b');
  addRecent(store, 'zh', '\u202e招生');
  addRecent(store, 'zh', '\u202e');
  expect(JSON.parse(kept.text ?? '')).toEqual({ zh: ['招生', 'a b'] });
});

it('where storage is closed they hold for the page', () => {
  const refuse = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const store = createStore();
  addRecent(store, 'zh', '灯塔');
  addRecent(store, 'zh', '海');
  expect(readRecent(store)).toEqual({ zh: ['海', '灯塔'] });
});
