import type { Root } from 'hast';
import { addressPlaceholder } from '../../schema/content/address-placeholder.ts';
import { visitNodes } from './visit-elements.ts';

/** Characters that marks are made of; a text that has them loses them. */
const privateUse = /[\uE000-\uE0FF]/g;

const withoutMarks = (text: string): string => text.replace(privateUse, '');

/**
 * Takes out of a text what would pass for a mark. Done on the tree: in the source the characters can be
 * written as references, too.
 */
export function dropMarks(tree: Root): void {
  visitNodes(tree, (node) => {
    if (node.type === 'text') node.value = withoutMarks(node.value);
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = withoutMarks(value);
    }
  });
}

const fileMark = '\uE001';
const pictureMark = '\uE002';
const downloadMark = '\uE003';

/** Stands in an address for another file of content, by its place in the record's list. */
export const markFile = (index: number, rest: string): string =>
  `${fileMark}${index}${fileMark}${rest}`;

/** Stands in an address for a file to fetch, by its place in the record's list. */
export const markDownload = (index: number): string => `${downloadMark}${index}${downloadMark}`;

/** Stands for a picture, by its place in the record's list. */
export const markPicture = (index: number): string => `${pictureMark}${index}${pictureMark}`;

/** Marks an address that begins at the site's root. */
export const markAddress = (address: string): string => addressPlaceholder + address;

/**
 * Puts in what marks stand for.
 * @param address of a file by its number, without the mark of addresses; undefined: its link becomes plain words
 * @param picture HTML of a picture by its number
 * @param download address of a file to fetch by its number; undefined as above
 */
export function fillMarks(
  html: string,
  address: (index: number) => string | undefined,
  picture: (index: number) => string,
  download: (index: number) => string | undefined,
): string {
  return html
    .replace(/ href="([\uE001\uE003])(\d+)\1[^"]*"/g, (link, mark: string, index: string) =>
      (mark === fileMark ? address : download)(Number(index)) === undefined ? '' : link,
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
