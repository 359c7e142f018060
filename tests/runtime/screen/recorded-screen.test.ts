import { expect, it } from 'vitest';
import { recordedScreen } from '../../../runtime/screen/recorded-screen.ts';
import type { Screen } from '../../../runtime/screen/screen-context.ts';
import { newRecording } from '../../../runtime/state/recording.ts';
import { ownValue } from '../../../schema/own-value.ts';

const screen = {
  lists: { a: { total: 3, entries: [{ id: 'x' }] }, b: { total: 5, entries: [] } },
  entries: {},
} as unknown as Screen;

const placesOf = (notes: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries([...notes].map(([key, places]) => [key, [...places]]));

it('tells lists that are read from lists that are counted, and who does', () => {
  const recording = newRecording();
  const around = recordedScreen(screen, '0', recording);
  const inside = recordedScreen(around, '0/1', recording);
  expect(ownValue(around.lists, 'a')?.total).toBe(3);
  expect(ownValue(around.lists, 'b')?.total).toBe(5);
  expect(ownValue(inside.lists, 'a')?.entries.map(({ id }) => id)).toEqual(['x']);
  expect(ownValue(inside.lists, 'c')).toBeUndefined();
  expect(placesOf(recording.reads)).toEqual({
    'list a': ['0', '0/1'],
    'list b': ['0'],
    'list c': ['0/1'],
  });
  expect(placesOf(recording.wholes)).toEqual({ 'list a': ['0/1'] });
});

it('takes a list for read that is copied', () => {
  const recording = newRecording();
  const own = recordedScreen(screen, '0', recording);
  expect({ ...ownValue(own.lists, 'b') }).toEqual({ total: 5, entries: [] });
  expect([...recording.wholes.keys()]).toEqual(['list b']);
});
