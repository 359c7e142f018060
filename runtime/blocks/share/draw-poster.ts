import { qrPath } from '../../ui/share/qr-path.ts';
import type { Poster } from './poster.ts';
import { wrapLines } from './wrap-lines.ts';

/** Pixels of the picture for each of the sheet's. */
const scale = 2;
const width = 540;
const pictureHeight = 500;
const panelHeight = 220;
const edge = 27;
const codeSide = 96;
const textWidth = width - 2 * edge;
const titleHeight = 92;
/** A long title is set smaller before it is cut. */
const titleSizes = [32, 23];
const leading = 1.4;

type Pen = CanvasRenderingContext2D;
type Token = (name: string) => string;

function drawPicture(pen: Pen, picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = picture;
  const shrink = Math.min(naturalWidth / width, naturalHeight / pictureHeight);
  const [cutWidth, cutHeight] = [width * shrink, pictureHeight * shrink];
  const left = (naturalWidth - cutWidth) / 2;
  const top = (naturalHeight - cutHeight) / 2;
  pen.drawImage(picture, left, top, cutWidth, cutHeight, 0, 0, width, pictureHeight);
}

function drawTitle(pen: Pen, title: string, token: Token): void {
  const measure = (text: string): number => pen.measureText(text).width;
  for (const size of titleSizes) {
    const maxLines = Math.floor(titleHeight / (size * leading));
    pen.font = `700 ${size}px ${token('--serif')}`;
    const lines = wrapLines(title, textWidth, measure);
    if (lines.length > maxLines && size !== titleSizes[titleSizes.length - 1]) continue;
    const shown = lines.slice(0, maxLines);
    if (lines.length > maxLines) shown.push(`${shown.pop()?.slice(0, -1)}…`);
    shown.forEach((line, index) => {
      pen.fillText(line, edge, edge + index * size * leading);
    });
    return;
  }
}

function drawCode(pen: Pen, address: string, token: Token): void {
  const code = qrPath(address);
  if (!code) return;
  pen.translate(width - edge - codeSide, panelHeight - edge - codeSide);
  pen.fillStyle = token('--code-ground');
  pen.fillRect(0, 0, codeSide, codeSide);
  pen.scale(codeSide / code.size, codeSide / code.size);
  pen.fillStyle = token('--code-ink');
  pen.fill(new Path2D(code.path));
}

/**
 * Draws a sheet: the picture, if it is there, over a panel with the text and the code.
 * @throws where the browser draws no canvas
 */
export function drawPoster(
  canvas: HTMLCanvasElement,
  { title, siteName, address }: Poster,
  picture: HTMLImageElement | undefined,
): void {
  const above = picture ? pictureHeight : 0;
  canvas.width = width * scale;
  canvas.height = (above + panelHeight) * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const styles = getComputedStyle(document.documentElement);
  const token: Token = (name) => styles.getPropertyValue(name).trim();
  pen.scale(scale, scale);
  if (picture) drawPicture(pen, picture);
  pen.translate(0, above);
  pen.fillStyle = token('--sea');
  pen.fillRect(0, 0, width, panelHeight);
  pen.textBaseline = 'top';
  pen.fillStyle = token('--sea-ink');
  drawTitle(pen, title, token);
  pen.textBaseline = 'bottom';
  pen.fillStyle = token('--sea-ink-2');
  pen.font = `400 17px ${token('--sans')}`;
  pen.fillText(siteName, edge, panelHeight - edge, textWidth - codeSide - edge);
  drawCode(pen, address, token);
}
