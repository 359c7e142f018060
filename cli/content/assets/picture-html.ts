import { addressPlaceholder } from '../../../schema/content/address-placeholder.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { PictureFile } from './picture-files.ts';

/**
 * When a picture of a text is fetched: at once and before others, as the headline's is; lazily, as the browser thinks
 * best; or when it comes near the window (specification, section 9), in which case its addresses stand in `datasrc`
 * and `datasrcset` until then, and readers without script get it lazily.
 */
export type PictureLoading = 'first' | 'lazy' | 'near';

type Attributes = Readonly<Record<string, unknown>>;

/** Up to where a text's column is as wide as the window, and how wide it is in wider ones, in CSS pixels. */
const sizes = '(max-width: 48rem) 100vw, 40rem';

/** In the place of a picture that waits: nothing, in its proportions. */
const placeholder = (width: number, height: number): string =>
  `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='${width}'%20height='${height}'/%3E`;

const withPlaceholder = (address: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? addressPlaceholder + address : address;

function element(name: string, all: Attributes): string {
  const text = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  );
  return `<${name}${text.join('')}>`;
}

const loadingOf = (loading: PictureLoading): Attributes =>
  loading === 'first' ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' };

/**
 * A picture of a text: it keeps its space before it has arrived; browsers choose among its versions, old ones take the
 * picture itself.
 */
export function pictureHtml(
  picture: PictureFile | undefined,
  alt: string,
  loading: PictureLoading,
): string {
  if (!picture || picture.isMissing) return escapeHtml(alt);
  const { src, width, height, sources = [] } = picture;
  const address = withPlaceholder(src);
  /** @param prefix before the names of attributes with addresses */
  const whole = (prefix: '' | 'data', image: Attributes): string => {
    const versions = sources.map(({ type, srcset }) =>
      element('source', {
        type,
        [`${prefix}srcset`]: srcset.replace(/(^|, )(?=\/)/g, `$1${addressPlaceholder}`),
        sizes,
      }),
    );
    const own = element('img', image);
    return versions.length === 0 ? own : `<picture>${versions.join('')}${own}</picture>`;
  };
  const plain = { alt, width, height, ...loadingOf(loading) };
  const shown = whole('', { src: address, ...plain });
  if (loading !== 'near' || width === undefined || height === undefined) return shown;
  const waiting = whole('data', { src: placeholder(width, height), ...plain, datasrc: address });
  return `${waiting}<noscript>${shown}</noscript>`;
}
