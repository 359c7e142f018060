import type { MadePicture } from './make-picture.ts';

/** Long enough for a browser that asks where to save. */
const minute = 60_000;

function download({ url, blob, name }: MadePicture): void {
  const href = blob ? URL.createObjectURL(blob) : url;
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  if (blob) setTimeout(() => URL.revokeObjectURL(href), minute);
}

/**
 * Hands a picture over: through the system's sheet, which has the phone's album, else as a download.
 * @param bySheet whether the sheet is wanted; where it takes no files there is the download
 */
export async function offerPicture(made: MadePicture, bySheet: boolean): Promise<void> {
  const { blob, name } = made;
  const files = blob && bySheet ? [new File([blob], name, { type: blob.type })] : [];
  if (files.length > 0 && navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (error) {
      // Closed by the visitor: nothing more is wanted. Otherwise (too late after the press) it is downloaded.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  download(made);
}
