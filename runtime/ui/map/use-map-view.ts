import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followGestures } from './map-gestures.ts';
import { followKeys } from './map-keys.ts';
import { type MapSpace, type MapView, wholeMap, zoomAt, zoomStep } from './map-view.ts';
import type { MovableMap } from './movable-map.ts';

/**
 * Where the window and the drawing lie when the map is whole.
 * @param view as it is drawn now, by which the drawing was moved
 */
function spaceOf(frame: HTMLElement, drawing: HTMLElement, view: MapView): MapSpace {
  const outer = frame.getBoundingClientRect();
  const inner = drawing.getBoundingClientRect();
  return {
    width: outer.width,
    height: outer.height,
    drawing: {
      left: (inner.left - outer.left - view.x) / view.zoom,
      top: (inner.top - outer.top - view.y) / view.zoom,
      width: inner.width / view.zoom,
      height: inner.height / view.zoom,
    },
  };
}

export type MapViewState = {
  readonly view: MapView;
  /** Larger (1) or smaller (-1) by a step, about the middle of the window. */
  readonly zoomBy: (steps: 1 | -1) => void;
  readonly showWhole: () => void;
};

/**
 * A map that is made larger and moved: by buttons, by two fingers, by the wheel with Ctrl (which is what browsers make
 * of two fingers on a touchpad), and by dragging it where it is larger than usual.
 * @param frame the window onto the map, which cuts off what is outside of it
 * @param drawing what is moved in it
 */
export function useMapView(
  frame: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
): MapViewState {
  const [view, setView] = useState(wholeMap);
  const latest = useRef(view);
  // Fingers move more often than the page is drawn.
  const drawn = useRef(view);
  useLayoutEffect(() => {
    drawn.current = view;
  }, [view]);
  const change: MovableMap['change'] = (next) => {
    if (!frame.current || !drawing.current) return;
    latest.current = next(latest.current, spaceOf(frame.current, drawing.current, drawn.current));
    setView(latest.current);
  };
  const changer = useRef(change);
  changer.current = change;

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const map: MovableMap = {
      view: () => latest.current,
      change: (next) => changer.current(next),
    };
    const stopGestures = followGestures(element, map);
    const stopKeys = followKeys(element, map);
    return () => {
      stopGestures();
      stopKeys();
    };
  }, [frame]);

  return {
    view,
    zoomBy: (steps) =>
      change((now, space) =>
        zoomAt(now, zoomStep ** steps, { x: space.width / 2, y: space.height / 2 }, space),
      ),
    showWhole: () => change(() => wholeMap),
  };
}
