/** A picture in memory: four bytes a pixel (red, green, blue, opacity), row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};
