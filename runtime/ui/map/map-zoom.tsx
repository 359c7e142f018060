import { type RefObject, useLayoutEffect } from 'react';
import { MapButtons } from './map-buttons.tsx';
import css from './map-zoom.module.css';
import { useMapView } from './use-map-view.ts';

type MapZoomProps = {
  /** The window onto the map, which cuts off what is outside of it. */
  readonly frame: RefObject<HTMLElement | null>;
  /** What fills the window, and is made larger and moved in it. */
  readonly moved: RefObject<HTMLElement | null>;
  /** The drawing in it, which may be larger than the window. */
  readonly drawing: RefObject<HTMLElement | null>;
};

/**
 * Lets a map be made larger and moved, and walked by arrows. Its links keep their size where they divide by the map's:
 * `--pin` is what a length has to be multiplied by.
 */
export function MapZoom({ frame, moved, drawing }: MapZoomProps) {
  const state = useMapView(frame, drawing);
  const { zoom, x, y } = state.view;
  useLayoutEffect(() => {
    const { style } = moved.current ?? {};
    const isLarge = zoom > 1;
    style?.setProperty('transform', isLarge ? `translate(${x}px, ${y}px) scale(${zoom})` : '');
    style?.setProperty('--pin', isLarge ? `${1 / zoom}` : '');
    frame.current?.classList.toggle(css.large ?? '', isLarge);
  }, [frame, moved, zoom, x, y]);
  useLayoutEffect(() => {
    frame.current?.classList.add(css.frame ?? '');
    moved.current?.classList.add(css.moved ?? '');
  }, [frame, moved]);
  return <MapButtons state={state} />;
}
