/**
 * Whether a picture moves, by what its bytes say: such a one has no smaller versions, as they would stand still.
 * @param type as `pictureSize` has it
 */
export function isAnimated(bytes: Buffer, type: string | undefined): boolean {
  switch (type) {
    case 'webp':
      // The flag for animation in the header of the extended format (WebP container specification).
      return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
    case 'png': {
      // The chunk that makes a PNG an animated one stands before the picture's data (PNG, third edition, 11.3.6).
      const data = bytes.indexOf('IDAT', 8, 'latin1');
      const control = bytes.indexOf('acTL', 8, 'latin1');
      return control > 0 && control < data;
    }
    case 'avif':
    case 'heif':
      // The major brand of a sequence of pictures (AV1 image file format, 6.3).
      return bytes.toString('latin1', 8, 12) === 'avis';
    default:
      return false;
  }
}
