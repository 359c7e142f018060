import type { MapSpace, MapView } from './map-view.ts';

/** A map as what moves it sees it. */
export type MovableMap = {
  readonly view: () => MapView;
  /** @param next makes another view of the latest one */
  readonly change: (next: (view: MapView, space: MapSpace) => MapView) => void;
};
