import type { PictureSettings } from '../../../schema/source.generated.ts';

export type PictureFormat = NonNullable<PictureSettings['formats']>[number];

/** Which versions are made of pictures. */
export type VariantSettings = {
  /** The best first, as browsers take the first that they know. */
  readonly formats: readonly PictureFormat[];
  /** In pixels, from small to large. */
  readonly widths: readonly number[];
  /** The largest version of a picture that is larger still; pixels. */
  readonly maxWidth: number;
  /** On the scale of WebP. */
  readonly quality: number;
};

/** Phones, columns, windows. */
const defaultWidths: readonly number[] = [480, 960, 1600];
const maxWidth = 1920;
const defaultQuality = 78;

/** AVIF goes first: where a site wants it, it is the smaller one. */
const preference: readonly PictureFormat[] = ['avif', 'webp'];

/** A site's settings for the versions of its pictures, with what is the default. */
export function variantSettings({
  formats = ['webp'],
  widths = [],
  quality = defaultQuality,
}: PictureSettings = {}): VariantSettings {
  const sorted = (widths.length > 0 ? [...widths] : [...defaultWidths]).sort((a, b) => a - b);
  return {
    formats: preference.filter((format) => formats.includes(format)),
    widths: sorted,
    maxWidth: Math.max(maxWidth, ...sorted),
    quality,
  };
}
