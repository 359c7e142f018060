/**
 * Stands before an address inside of an entry's HTML that begins at the site's root. What shows the entry
 * puts the variant's spelling and the base in its place. The character is for private use (Unicode's area
 * U+E000): content that has one of its own loses it.
 */
export const addressPlaceholder = '\uE000';
