/** A path as the file system has it; one that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A % of its own: the file may be called so.
    return path;
  }
}
