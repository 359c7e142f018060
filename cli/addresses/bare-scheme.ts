/** The scheme of an address that names nobody and nothing behind it: `mailto:`, `https://`. */
export const bareScheme = (address: string): string | undefined =>
  /^(?:mailto:|tel:|https?:\/*)$/i.exec(decodeBlanks(address))?.[0].toLowerCase();

/** An address without the blanks that Markdown encodes. */
const decodeBlanks = (address: string): string => address.replace(/%20|\s/gi, '');
