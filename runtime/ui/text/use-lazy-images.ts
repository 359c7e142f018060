import { type RefObject, useEffect } from 'react';
import { safeAddress } from '../../../schema/safe-address.ts';

/** Attribute that keeps an image's address until it is wanted (specification, section 9). */
const attribute = 'datasrc';
/*
 * Built pages have it with a hyphen (data-src), as valid HTML has, until here.
 */

/** How far below the window an image is fetched: its top within 1.5 times the window's height. */
const margin = '50% 0px';

/** Puts a list of addresses that waits where the browser looks for it. */
function showVersions(element: Element): void {
  const versions = element.getAttribute(`${attribute}set`);
  element.removeAttribute(`${attribute}set`);
  if (versions !== null) element.setAttribute('srcset', versions);
}

function fetchNow(image: Element): void {
  const address = safeAddress(image.getAttribute(attribute) ?? '');
  image.removeAttribute(attribute);
  // The versions of a picture stand before its image.
  if (image.parentElement?.tagName === 'PICTURE') {
    for (const source of image.parentElement.querySelectorAll('source')) showVersions(source);
  }
  showVersions(image);
  if (address !== undefined) image.setAttribute('src', address);
}

/**
 * Fetches the images of a text that wait for it when they come near the window.
 * @param text changes with the images
 */
export function useLazyImages(place: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text brings the images
  useEffect(() => {
    for (const name of [attribute, `${attribute}set`]) {
      const built = name.replace('data', 'data-');
      for (const element of place.current?.querySelectorAll(`[${built}]`) ?? []) {
        element.setAttribute(name, element.getAttribute(built) ?? '');
        element.removeAttribute(built);
      }
    }
    const images = [...(place.current?.querySelectorAll(`img[${attribute}]`) ?? [])];
    if (images.length === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          fetchNow(target);
        }
      },
      { rootMargin: margin },
    );
    for (const image of images) observer.observe(image);
    // A page that is printed wants all of them.
    const all = () => {
      for (const image of images) if (image.hasAttribute(attribute)) fetchNow(image);
    };
    window.addEventListener('beforeprint', all);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', all);
    };
  }, [place, text]);
}
