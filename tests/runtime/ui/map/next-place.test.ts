import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArrowKey, isArrowKey, nextPlace } from '../../../../runtime/ui/map/next-place.ts';

const cross = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: -90, y: -20 },
  { x: 5, y: 80 },
  { x: -10, y: -70 },
];
const keys: readonly ArrowKey[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe('arrows on a map', () => {
  it('lead to what lies in their direction', () => {
    expect(keys.map((key) => nextPlace(cross, 0, key))).toEqual([2, 1, 4, 3]);
  });

  it('prefer what lies straight ahead to what is nearer, but aside', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 20, y: 60 },
      { x: 90, y: 5 },
    ];
    expect(nextPlace(places, 0, 'ArrowRight')).toBe(2);
  });

  it('lead nowhere at the edge, nor from what is no place', () => {
    expect(nextPlace(cross, 1, 'ArrowRight')).toBeUndefined();
    expect(nextPlace(cross, -1, 'ArrowRight')).toBeUndefined();
    expect(nextPlace([], 0, 'ArrowUp')).toBeUndefined();
  });

  it('are told from other keys', () => {
    expect(keys.every(isArrowKey)).toBe(true);
    expect(['Enter', 'toString', 'a'].some(isArrowKey)).toBe(false);
  });

  it('lead on from every place, and never back', () => {
    const place = fc.record({
      x: fc.integer({ min: 0, max: 1000 }),
      y: fc.integer({ min: 0, max: 720 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(place, {
          minLength: 2,
          maxLength: 12,
          selector: (each) => each.x * 1000 + each.y,
        }),
        (places) => {
          for (const [start] of places.entries()) {
            const next = keys.map((key) => nextPlace(places, start, key));
            // Whatever lies elsewhere lies in some direction.
            expect(next.some((index) => index !== undefined)).toBe(true);
            for (const [at, index] of next.entries()) {
              if (index === undefined) continue;
              const [from, to] = [places[start], places[index]];
              if (!from || !to) throw new Error('there is no such place');
              const ahead = [from.x - to.x, to.x - from.x, from.y - to.y, to.y - from.y][at] ?? 0;
              expect(ahead).toBeGreaterThan(0);
            }
          }
        },
      ),
    );
  });
});
