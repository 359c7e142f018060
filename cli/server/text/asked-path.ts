/** An address as browsers ask for it, and as it stands in a header: what is not ASCII, and blanks, encoded. */
export const askedPath = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text));
