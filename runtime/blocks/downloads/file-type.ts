/** Type of a file as readers know it, from the ending of its address: PDF, CSV. Undefined without one. */
export function fileType(address: string): string | undefined {
  const name = address.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]*/i, '');
  return /[^/.]\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
}
