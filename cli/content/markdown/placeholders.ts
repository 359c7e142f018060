import type { Root } from 'hast';
import { addressPlaceholder } from '../../../schema/content/address-placeholder.ts';
import { visitNodes } from './visit-elements.ts';

/** Characters that placeholders are made of; a text that has them loses them. */
const privateUse = /[\uE000-\uE0FF]/g;

const withoutPlaceholders = (text: string): string => text.replace(privateUse, '');

/**
 * Takes out of a text what would pass for a placeholder. Done on the tree: in the source the characters can be
 * written as references, too.
 */
export function dropPlaceholders(tree: Root): void {
  visitNodes(tree, (node) => {
    if (node.type === 'text') node.value = withoutPlaceholders(node.value);
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = withoutPlaceholders(value);
    }
  });
}

const filePlaceholder = '\uE001';
const picturePlaceholder = '\uE002';
const downloadPlaceholder = '\uE003';

/** Stands in an address for another file of content, by its index in the record's list. */
export const placeholderOfFile = (index: number, rest: string): string =>
  `${filePlaceholder}${index}${filePlaceholder}${rest}`;

/** Stands in an address for a file to fetch, by its index in the record's list. */
export const placeholderOfDownload = (index: number): string =>
  `${downloadPlaceholder}${index}${downloadPlaceholder}`;

/** Stands for a picture, by its index in the record's list. */
export const placeholderOfPicture = (index: number): string =>
  `${picturePlaceholder}${index}${picturePlaceholder}`;

/** Puts a placeholder before an address that begins at the site's root. */
export const placeholderOfAddress = (address: string): string => addressPlaceholder + address;

/**
 * Puts in what placeholders stand for.
 * @param address of a file by its number, without the placeholder of addresses; undefined: its link becomes plain words
 * @param picture HTML of a picture by its number
 * @param download address of a file to fetch by its number; undefined as above
 */
export function fillPlaceholders(
  html: string,
  address: (index: number) => string | undefined,
  picture: (index: number) => string,
  download: (index: number) => string | undefined,
): string {
  return html
    .replace(/ href="([\uE001\uE003])(\d+)\1[^"]*"/g, (link, sign: string, index: string) =>
      (sign === filePlaceholder ? address : download)(Number(index)) === undefined ? '' : link,
    )
    .replace(
      /\uE001(\d+)\uE001/g,
      (_, index: string) => addressPlaceholder + address(Number(index)),
    )
    .replace(
      /\uE003(\d+)\uE003/g,
      (_, index: string) => addressPlaceholder + download(Number(index)),
    )
    .replace(/\uE002(\d+)\uE002/g, (_, index: string) => picture(Number(index)));
}
