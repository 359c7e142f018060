/** The command was called in a way it does not know: exit code 2. The message is for the person who called it. */
export class UsageError extends Error {
  override name = 'UsageError';
}
