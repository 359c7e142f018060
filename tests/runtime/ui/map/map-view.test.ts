import { describe, expect, it } from 'vitest';
import {
  bringToMiddle,
  largestZoom,
  type MapSpace,
  moveBy,
  wholeMap,
  zoomAt,
  zoomStep,
} from '../../../../runtime/ui/map/map-view.ts';

/** A window onto a drawing that is as wide, and of which a third is cut off at the top and at the bottom. */
const space: MapSpace = {
  width: 600,
  height: 300,
  drawing: { left: 0, top: -150, width: 600, height: 600 },
};
const middle = { x: 300, y: 150 };

describe('a map', () => {
  it('is twice as large after two steps, and what lies at the point stays there', () => {
    const once = zoomAt(wholeMap, zoomStep, middle, space);
    const twice = zoomAt(once, zoomStep, middle, space);
    expect(twice.zoom).toBeCloseTo(2);
    expect((middle.x - twice.x) / twice.zoom).toBeCloseTo(middle.x);
    expect((middle.y - twice.y) / twice.zoom).toBeCloseTo(middle.y);
  });

  it('is whole again after as many steps back, with nothing left of rounding', () => {
    let view = wholeMap;
    for (let step = 0; step < 9; step += 1) view = zoomAt(view, zoomStep, { x: 10, y: 20 }, space);
    expect(view.zoom).toBe(largestZoom);
    for (let step = 0; step < 9; step += 1) view = zoomAt(view, 1 / zoomStep, middle, space);
    expect(view).toEqual(wholeMap);
  });

  it('is never moved so far that what is beside the drawing is seen', () => {
    const large = zoomAt(wholeMap, 2, middle, space);
    const far = moveBy(large, { x: 9999, y: 9999 }, space);
    expect(far).toEqual({ zoom: 2, x: 0, y: 300 });
    const other = moveBy(large, { x: -9999, y: -9999 }, space);
    // 2 × 600 wide: its right edge is at the window's; 2 × 450 is where it ends at the bottom.
    expect(other).toEqual({ zoom: 2, x: -600, y: -600 });
  });

  it('is not moved as long as it is whole', () => {
    expect(moveBy(wholeMap, { x: 50, y: 50 }, space)).toEqual(wholeMap);
  });

  it('brings a place to its middle, as far as the drawing goes', () => {
    const large = zoomAt(wholeMap, 2, middle, space);
    expect(bringToMiddle(large, { x: 400, y: 200 }, space)).toEqual({
      zoom: 2,
      x: large.x - 100,
      y: large.y - 50,
    });
    expect(bringToMiddle(large, { x: -900, y: 150 }, space).x).toBe(0);
  });

  it('stays where it is when the drawing is smaller than its window', () => {
    const narrow: MapSpace = { ...space, drawing: { left: 200, top: 0, width: 100, height: 300 } };
    const view = zoomAt(wholeMap, 2, middle, narrow);
    expect(view.zoom).toBe(2);
    expect(Number.isFinite(view.x)).toBe(true);
  });
});
