const maxLength = 300;

/** What went wrong, in one line. Of what came from elsewhere, nothing in it may steer a terminal. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error) };
  // What fetch says by itself ("fetch failed") is only that.
  const why = cause instanceof Error ? `${message}: ${cause.message || cause.name}` : message;
  return why
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
