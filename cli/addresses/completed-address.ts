/** A name of a server as it is said aloud: with www, or with one of the endings that nearly all links here have. */
const host =
  /^(?:www\.[a-z0-9-]+\.[a-z0-9.-]+|(?:[a-z0-9-]+\.)+(?:com|cn|org|net|edu|gov|info|hk|tw|uk|eu))(?=[:/?#]|$)/i;

/** Whether a text is the address of a mailbox. */
export const isMailbox = (text: string): boolean => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text);

const ownPath = /^[\w-]+(?:[/?#][\w./?=&%#~-]*)?$/;

/** The address that is meant where the name of another site stands without https://; undefined: it is none. */
export const withScheme = (written: string): string | undefined =>
  host.test(written) ? `https://${written}` : undefined;

/**
 * The address that may be meant by one that begins in no way an address can: in full-width characters, without
 * https://, mailto: or its first slash.
 * @param pattern what an address may look like at this place
 */
export function completedAddress(written: string, pattern: string): string | undefined {
  const narrow = written.normalize('NFKC').trim();
  const candidates = [
    narrow,
    withScheme(narrow),
    ...(isMailbox(narrow) ? [`mailto:${narrow}`] : []),
    ...(ownPath.test(narrow) ? [`/${narrow}`] : []),
  ];
  const wanted = new RegExp(pattern, 'u');
  return candidates.find((each) => each !== undefined && each !== written && wanted.test(each));
}
