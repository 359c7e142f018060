/**
 * The address of a sign-in that knows where to come back to.
 * @param name of its query parameter; without it the address stays as it is
 */
export function withReturn(signIn: string, name: string | undefined, back: string): string {
  if (name === undefined) return signIn;
  const [before = '', hash] = signIn.split('#', 2);
  const separator = before.includes('?') ? '&' : '?';
  const tail = hash === undefined ? '' : `#${hash}`;
  return `${before}${separator}${encodeURIComponent(name)}=${encodeURIComponent(back)}${tail}`;
}
