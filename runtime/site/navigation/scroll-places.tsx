import { useScrollPlaces } from './use-scroll-places.ts';

type ScrollPlacesProps = {
  /** Whether the page of the open address is awaited. */
  readonly waits: boolean;
};

/** Restores the scroll position on the way back to a page that has to be awaited. */
export function ScrollPlaces({ waits }: ScrollPlacesProps) {
  useScrollPlaces(waits);
  return null;
}
