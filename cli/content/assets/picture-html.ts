import { addressPlaceholder } from '../../../schema/content/address-placeholder.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { PictureFile } from './picture-files.ts';

/** Up to where a text's column is as wide as the window, and how wide it is in wider ones, in CSS pixels. */
const sizes = '(max-width: 48rem) 100vw, 40rem';

/** In the place of a picture that waits: nothing, in its proportions. */
const placeholder = (width: number, height: number): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;

/**
 * A picture of a text: it keeps its space before it has arrived.
 * @param waits it is fetched when it comes near the window: its address stands in `datasrc` until then
 *   (specification, section 9); readers without script get it at once
 */
export function pictureHtml(picture: PictureFile | undefined, alt: string, waits: boolean): string {
  if (!picture || picture.isMissing) return escapeHtml(alt);
  const { src, width, height, srcset } = picture;
  const withPlaceholder = (address: string): string =>
    address.startsWith('/') && !address.startsWith('//') ? addressPlaceholder + address : address;
  const attributes = {
    src: withPlaceholder(src),
    alt,
    width,
    height,
    srcset: srcset?.replace(/(^|, )(?=\/)/g, `$1${addressPlaceholder}`),
    sizes: srcset === undefined ? undefined : sizes,
    loading: 'lazy',
    decoding: 'async',
  };
  const element = (all: Readonly<Record<string, unknown>>): string => {
    const text = Object.entries(all)
      .flatMap(([name, value]) =>
        value === undefined ? [] : [` ${name}="${escapeHtml(String(value))}"`],
      )
      .join('');
    return `<img${text}>`;
  };
  const image = element(attributes);
  if (!waits || width === undefined || height === undefined) return image;
  const { src: address, srcset: addresses, ...rest } = attributes;
  const waiting = element({
    ...rest,
    src: placeholder(width, height),
    datasrc: address,
    datasrcset: addresses,
  });
  return `${waiting}<noscript>${image}</noscript>`;
}
