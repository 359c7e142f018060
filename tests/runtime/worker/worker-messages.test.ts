import { expect, it } from 'vitest';
import { isFromWorker, isToWorker } from '../../../runtime/worker/worker-messages.ts';

it.each([
  [
    {
      kind: 'read',
      variant: 'zh.desktop',
      address: 'https://a.example/',
      isLoaded: true,
      files: [],
    },
    true,
  ],
  [{ kind: 'check', address: 'https://a.example/' }, true],
  [{ kind: 'check' }, false],
  [{ kind: 'read', address: 'https://a.example/' }, false],
  [{ type: 'CACHE_URLS', payload: {} }, false],
  ['read', false],
  [null, false],
])('takes %j for a message of a page: %s', (value, expected) => {
  expect(isToWorker(value)).toBe(expected);
});

it('takes nothing else for a message of the worker', () => {
  expect([{ kind: 'renewed' }, { kind: 'other' }, undefined].map(isFromWorker)).toEqual([
    true,
    false,
    false,
  ]);
});
