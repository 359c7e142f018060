const end = {
  png: (bytes: Buffer) => bytes.lastIndexOf('IEND', undefined, 'latin1') > 0,
  jpg: (bytes: Buffer) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0,
  // The size that the RIFF header states is without the header's own eight bytes.
  webp: (bytes: Buffer) => bytes.readUInt32LE(4) + 8 <= bytes.length,
  gif: (bytes: Buffer) => bytes.lastIndexOf(0x3b) > 0,
  svg: (bytes: Buffer) => /<\/svg\s*>|<svg[^>]*\/>/i.test(bytes.toString('utf8')),
};

/** Whether a picture goes on to its end, as far as that is quick to see: not cut off on its way. */
export function isWholePicture(bytes: Buffer, type: string | undefined): boolean {
  return end[type as keyof typeof end]?.(bytes) ?? true;
}
