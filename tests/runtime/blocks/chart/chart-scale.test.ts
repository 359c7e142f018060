import { expect, it } from 'vitest';
import { chartScale } from '../../../../runtime/blocks/chart/chart-scale.ts';

it.each([
  [
    [312000, 171000],
    [0, 100000, 200000, 300000, 400000],
  ],
  [
    [0.58, 0.09],
    [0, 0.2, 0.4, 0.6],
  ],
  [[7], [0, 2, 4, 6, 8]],
  [
    [-30, 50],
    [-40, -20, 0, 20, 40, 60],
  ],
  [
    [-3, -1],
    [-3, -2, -1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
])('of %j has round steps around zero', (values, ticks) => {
  const scale = chartScale(values);
  expect(scale.ticks).toEqual(ticks);
  for (const value of values) {
    expect(value).toBeGreaterThanOrEqual(scale.least);
    expect(value).toBeLessThanOrEqual(scale.most);
  }
});
