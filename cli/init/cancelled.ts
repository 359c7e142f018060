/** The person pressed Escape or Ctrl+C instead of answering. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}
