import { listenTo } from './listen-to.ts';
import { moveBy, zoomAt } from './map-view.ts';
import type { MovableMap } from './movable-map.ts';

/** So many CSS pixels a pointer moves before it drags: less is a press with an unsteady hand. */
const dragFrom = 6;

/** What a turn of the wheel by a line of text is in CSS pixels, where a browser counts lines (WheelEvent.deltaMode). */
const lineHeight = 16;

type Pointers = Map<number, { readonly x: number; readonly y: number }>;

const middleOf = (points: Pointers): { readonly x: number; readonly y: number } => {
  const all = [...points.values()];
  const sum = (axis: 'x' | 'y'): number => all.reduce((total, each) => total + each[axis], 0);
  return { x: sum('x') / all.length, y: sum('y') / all.length };
};

const spreadOf = (points: Pointers): number => {
  const [one, two] = [...points.values()];
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
};

/**
 * Has a map follow fingers, the mouse, and the wheel with Ctrl.
 * @param element the window onto the map
 * @returns ends it
 */
export function followGestures(element: HTMLElement, { view, change }: MovableMap): () => void {
  const points: Pointers = new Map();
  let dragged = false;
  let travelled = 0;
  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const turn = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : lineHeight);
    change((now, space) => zoomAt(now, Math.exp(-pixels / 200), pointOf(event), space));
  };
  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (points.size === 0) {
      dragged = false;
      travelled = 0;
    }
    points.set(event.pointerId, pointOf(event));
  };
  const move = (event: PointerEvent): void => {
    const before = points.get(event.pointerId);
    if (!before) return;
    const [middle, spread] = [middleOf(points), spreadOf(points)];
    const point = pointOf(event);
    points.set(event.pointerId, point);
    if (points.size === 1 && view().zoom === 1) return;
    travelled += Math.hypot(point.x - before.x, point.y - before.y);
    if (!dragged && travelled < dragFrom) return;
    if (!dragged) for (const id of points.keys()) element.setPointerCapture(id);
    dragged = true;
    const now = middleOf(points);
    const factor = spread > 0 ? spreadOf(points) / spread : 1;
    change((current, space) => {
      const moved = moveBy(current, { x: now.x - middle.x, y: now.y - middle.y }, space);
      return factor === 1 ? moved : zoomAt(moved, factor, now, space);
    });
  };
  // The page stays where it is while two fingers, or one on a map that is larger, move that.
  const touch = (event: TouchEvent): void => {
    if (event.cancelable && (event.touches.length > 1 || view().zoom > 1)) event.preventDefault();
  };
  const release = ({ pointerId }: PointerEvent): void => {
    points.delete(pointerId);
  };
  // A finger is captured by what it touches at first, and that loses it to the map.
  const lose = (event: PointerEvent): void => {
    if (event.target === element) release(event);
  };
  // Who dragged the map did not press what the pointer came to lie on.
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  // Links and pictures are not taken hold of.
  const hold = (event: DragEvent): void => event.preventDefault();
  // A browser scrolls what it gives the focus to into the window, which is moved by the view alone.
  const stay = (): void => {
    element.scrollLeft = 0;
    element.scrollTop = 0;
  };
  const stopListening = listenTo(element, {
    wheel: turn,
    touchmove: touch,
    pointerdown: press,
    pointermove: move,
    pointerup: release,
    pointercancel: release,
    lostpointercapture: lose,
    dragstart: hold,
    scroll: stay,
  });
  const stopClicks = listenTo(element, { click }, true);
  return () => {
    stopListening();
    stopClicks();
  };
}
