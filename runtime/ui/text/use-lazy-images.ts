import { type RefObject, useEffect } from 'react';
import { fetchNearImages } from './fetch-near-images.ts';

/** Attribute that keeps an image's address until it is wanted (specification, section 9). */
const attribute = 'datasrc';
/*
 * Built pages have it with a hyphen (data-src), as valid HTML has, until here.
 */

/**
 * Fetches the images of a text that wait for it when they come near the window.
 * @param text changes with the images
 */
export function useLazyImages(place: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text brings the images
  useEffect(() => {
    if (!place.current) return undefined;
    for (const name of [attribute, `${attribute}set`]) {
      const built = name.replace('data', 'data-');
      for (const element of place.current.querySelectorAll(`[${built}]`)) {
        element.setAttribute(name, element.getAttribute(built) ?? '');
        element.removeAttribute(built);
      }
    }
    return fetchNearImages(place.current, attribute);
  }, [place, text]);
}
