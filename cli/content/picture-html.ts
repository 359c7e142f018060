import { addressMark } from '../../schema/content/address-mark.ts';
import { escapeHtml } from '../outputs/index-html.ts';
import type { PictureFile } from './picture-files.ts';

/** Up to where a text's column is as wide as the window, and how wide it is beyond, in CSS pixels. */
const sizes = '(max-width: 48rem) 100vw, 40rem';

/** A picture of a text: it keeps its space before it has arrived, and is fetched when it is near. */
export function pictureHtml(picture: PictureFile | undefined, alt: string): string {
  if (!picture) return escapeHtml(alt);
  const { src, width, height, srcset } = picture;
  const mark = (address: string): string =>
    address.startsWith('/') && !address.startsWith('//') ? addressMark + address : address;
  const attributes = {
    src: mark(src),
    alt,
    width,
    height,
    srcset: srcset?.replace(/(^|, )(?=\/)/g, `$1${addressMark}`),
    sizes: srcset === undefined ? undefined : sizes,
    loading: 'lazy',
    decoding: 'async',
  };
  const text = Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${escapeHtml(String(value))}"`],
    )
    .join('');
  return `<img${text}>`;
}
