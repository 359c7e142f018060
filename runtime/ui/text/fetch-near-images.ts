import { safeAddress } from '../../../schema/safe-address.ts';

/** How far below the window an image is fetched: its top within 1.5 times the window's height. */
const margin = '50% 0px';

/** Puts a list of addresses that waits where the browser looks for it. */
function showVersions(element: Element, attribute: string): void {
  const versions = element.getAttribute(`${attribute}set`);
  element.removeAttribute(`${attribute}set`);
  if (versions !== null) element.setAttribute('srcset', versions);
}

function fetchNow(image: Element, attribute: string): void {
  const waiting = image.getAttribute(attribute);
  // Something else may have taken it over.
  if (waiting === null) return;
  const address = safeAddress(waiting);
  image.removeAttribute(attribute);
  // The versions of a picture stand before its image.
  if (image.parentElement?.tagName === 'PICTURE') {
    for (const source of image.parentElement.querySelectorAll('source'))
      showVersions(source, attribute);
  }
  showVersions(image, attribute);
  if (address !== undefined) image.setAttribute('src', address);
}

/**
 * Fetches the images that wait for it when they come near the window.
 * @param attribute keeps the address of an image until then
 * @returns stops it
 */
export function fetchNearImages(place: ParentNode, attribute: string): () => void {
  const images = [...place.querySelectorAll(`img[${attribute}]`)];
  if (images.length === 0) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchNow(target, attribute);
      }
    },
    { rootMargin: margin },
  );
  for (const image of images) observer.observe(image);
  // A page that is printed wants all of them.
  const all = (): void => {
    for (const image of images) fetchNow(image, attribute);
  };
  window.addEventListener('beforeprint', all);
  return () => {
    observer.disconnect();
    window.removeEventListener('beforeprint', all);
  };
}
