import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { lookAhead } from '../../../cli/concurrency/look-ahead.ts';
import { sideBySide } from '../../../cli/concurrency/side-by-side.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('items that are worked on side by side', () => {
  it('are each done once, some at a time', async () => {
    const done: number[] = [];
    let [now, most] = [0, 0];
    await sideBySide(numbers(100), async (item) => {
      now += 1;
      most = Math.max(most, now);
      await later(1);
      now -= 1;
      done.push(item);
    });
    expect(done.sort((a, b) => a - b)).toEqual(numbers(100));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(50);
  });

  it('are left after one fails, when those that were begun are done', async () => {
    let [begun, ended] = [0, 0];
    const failing = sideBySide(numbers(1000), async (item) => {
      begun += 1;
      await later(item === 3 ? 1 : 20);
      if (item === 3) throw new Error('three');
      ended += 1;
    });
    await expect(failing).rejects.toThrow('three');
    expect(begun).toBeLessThan(100);
    expect(ended).toBe(begun - 1);
  });
});

describe('items that are worked on ahead', () => {
  it('come in their order with their results, a few ahead', async () => {
    const begun: number[] = [];
    const found: number[] = [];
    const act = async (item: number): Promise<number> => {
      begun.push(item);
      await later(item % 3);
      return item * 2;
    };
    for await (const [item, result] of lookAhead(numbers(20), 5, act)) {
      expect(result).toBe(item * 2);
      expect(begun.length).toBeLessThanOrEqual(item + 5);
      found.push(item);
    }
    expect(found).toEqual(numbers(20));
    expect(begun).toEqual(numbers(20));
  });

  it('end with the first that fails', async () => {
    const found: number[] = [];
    const walk = async (): Promise<void> => {
      const act = (item: number) =>
        item >= 2 ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve(item);
      for await (const [item] of lookAhead(numbers(6), 4, act)) found.push(item);
    };
    await expect(walk()).rejects.toThrow('no 2');
    expect(found).toEqual([0, 1]);
  });
});
