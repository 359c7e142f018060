import { expect, it } from 'vitest';
import { withoutTwins } from '../../../../runtime/blocks/topic/without-twins.ts';
import type { Entry } from '../../../../runtime/content/entry.ts';

const entry = (id: string, src?: string): Entry => ({
  id,
  title: id,
  collection: 'news',
  ...(src === undefined ? {} : { picture: { src } }),
});
const pictures = (entries: readonly Entry[]) => entries.map(({ picture }) => picture?.src);

it('shows no picture twice, that of the head included', () => {
  const shown = withoutTwins(
    [entry('a', '/reef.svg'), entry('b', '/rain.svg'), entry('c', '/rain.svg'), entry('d')],
    { src: '/reef.svg' },
    [],
  );
  expect(pictures(shown)).toEqual([undefined, '/rain.svg', undefined, undefined]);
});

it('takes those that stand in for them in their order, each once', () => {
  const shown = withoutTwins(
    [entry('a', '/reef.svg'), entry('b', '/reef.svg'), entry('c', '/reef.svg'), entry('d')],
    { src: '/reef.svg' },
    [
      { label: '红树', file: '/mangrove.svg' },
      { label: '珊瑚', file: '/reef.svg' },
      { label: '雨', file: '/rain.svg' },
    ],
  );
  expect(pictures(shown)).toEqual(['/mangrove.svg', '/rain.svg', undefined, undefined]);
  expect(shown[0]?.picture?.caption).toBe('红树');
});
