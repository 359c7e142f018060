import { drawPoster } from './draw-poster.ts';
import { loadPicture } from './load-picture.ts';
import type { Poster } from './poster.ts';

/** A picture that was made in the browser. */
export type MadePicture = {
  /** The whole picture as data: what stands in the page like this can be held down and saved. */
  readonly url: string;
  /** The same as a file; old WebViews make none. */
  readonly blob: Blob | undefined;
  readonly name: string;
};

const type = 'image/png';

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    if (typeof canvas.toBlob !== 'function') resolve(undefined);
    else canvas.toBlob((blob) => resolve(blob ?? undefined), type);
  });

/**
 * Makes the picture of a sheet.
 * @param source address of its picture; one that does not load leaves the rest
 * @throws where the browser has no canvas, or keeps its content back
 */
export async function makePicture(
  poster: Poster,
  source: string | undefined,
): Promise<MadePicture> {
  const picture = source === undefined ? undefined : await loadPicture(source);
  const canvas = document.createElement('canvas');
  drawPoster(canvas, poster, picture);
  return {
    url: canvas.toDataURL(type),
    blob: await blobOf(canvas),
    name: `${poster.title.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.png`,
  };
}
