/** How a map is shown: so many times its usual size, moved by so many CSS pixels. */
export type MapView = { readonly zoom: number; readonly x: number; readonly y: number };

/** The window onto a map, and the drawing in it as it lies at its usual size, in CSS pixels from the window's corner. */
export type MapSpace = {
  readonly width: number;
  readonly height: number;
  readonly drawing: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
};

type Point = { readonly x: number; readonly y: number };

/** The whole map, as it is first seen. */
export const wholeMap: MapView = { zoom: 1, x: 0, y: 0 };

/** Four times shows a quarter of a window in each direction: drawings have no more to show. */
export const largestZoom = 4;

/** What a press of a button does: two of them double the size. */
export const zoomStep = Math.SQRT2;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Moved no further than to where an edge of the drawing meets the window's. */
function keepCovered({ zoom, x, y }: MapView, space: MapSpace): MapView {
  if (zoom === 1) return wholeMap;
  const { width, height, drawing } = space;
  const right = drawing.left + drawing.width;
  const bottom = drawing.top + drawing.height;
  return {
    zoom,
    x: between(Math.min(0, width - zoom * right), x, Math.max(0, -zoom * drawing.left)),
    y: between(Math.min(0, height - zoom * bottom), y, Math.max(0, -zoom * drawing.top)),
  };
}

/**
 * The map so many times larger, or smaller; what lies at a point stays there as far as the drawing allows.
 * @param factor above 1: larger
 * @param at in CSS pixels from the window's corner
 */
export function zoomAt(view: MapView, factor: number, at: Point, space: MapSpace): MapView {
  const wanted = between(1, view.zoom * factor, largestZoom);
  // What is left of rounding shows the whole map.
  const zoom = wanted < 1.01 ? 1 : wanted;
  const ratio = zoom / view.zoom;
  return keepCovered(
    { zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    space,
  );
}

/** The map moved by so many CSS pixels, as far as the drawing goes. */
export const moveBy = (view: MapView, by: Point, space: MapSpace): MapView =>
  keepCovered({ ...view, x: view.x + by.x, y: view.y + by.y }, space);

/** The map moved so that a point of the window comes to its middle, as far as the drawing goes. */
export const bringToMiddle = (view: MapView, at: Point, space: MapSpace): MapView =>
  moveBy(view, { x: space.width / 2 - at.x, y: space.height / 2 - at.y }, space);
