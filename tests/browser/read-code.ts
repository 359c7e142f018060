import jsqr from 'jsqr';
import type { Page } from 'playwright-core';

/** What the QR code in a PNG says. The open page only turns the file into pixels. */
export async function readCode(page: Page, png: Buffer): Promise<string | undefined> {
  const { width, height, bytes } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0);
    const pixels = pen.getImageData(0, 0, canvas.width, canvas.height).data;
    let bytes = '';
    // One byte a pixel is enough for a code in two colours.
    for (let at = 0; at < pixels.length; at += 4) bytes += String.fromCharCode(pixels[at] ?? 0);
    return { width: canvas.width, height: canvas.height, bytes: btoa(bytes) };
  }, png.toString('base64'));
  const grey = Buffer.from(bytes, 'base64');
  const pixels = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, at) => {
    pixels.set([value, value, value, 255], at * 4);
  });
  return jsqr(pixels, width, height)?.data;
}
