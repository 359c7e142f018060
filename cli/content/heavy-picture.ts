const mostBytes = 2 * 1024 * 1024;
const mostWidth = 4000;

/** Endings of pictures that are made of pixels. */
export const rasters: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/**
 * Why a picture is too much for readers who have to fetch it, and what to do; undefined where it is not.
 * @param width in pixels; undefined for drawings, which have none, and where it is not known
 */
export function heavyPicture(bytes: number, width: number | undefined): string | undefined {
  const isHeavy = bytes > mostBytes;
  const isWide = width !== undefined && width > mostWidth;
  if (!isHeavy && !isWide) return undefined;
  const megabytes = (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');
  const what = [
    ...(isHeavy ? [`has ${megabytes} MB`] : []),
    ...(isWide ? [`is ${width} pixels wide`] : []),
  ].join(' and ');
  const mend =
    width === undefined
      ? 'a drawing wants fewer points and no pictures in it, a photograph is saved as JPEG or WebP, an animation as a film'
      : `make it ${mostWidth / 2} pixels wide, which is enough for any screen here, and save it as JPEG or WebP`;
  return `this picture ${what}, and readers on a phone wait for it: ${mend}, with less than 2 MB`;
}
