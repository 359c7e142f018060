import { withinTime } from '../../../schema/within-time.ts';

/** Nobody waits longer for the picture of a sheet. */
const timeout = 10_000;

/** Loads a picture to be drawn; undefined where it does not arrive, or has no size of its own. */
export async function loadPicture(source: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  // One from elsewhere may be drawn only if its server allows it.
  if (new URL(source, location.href).origin !== location.origin) image.crossOrigin = 'anonymous';
  const loaded = new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`${source} did not load`));
  });
  image.src = source;
  try {
    await withinTime(() => loaded, timeout);
  } catch {
    // The sheet is complete without it.
    return undefined;
  }
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined;
}
