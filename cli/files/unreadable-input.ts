/** There is no site file, or the system does not let us read it. The message is for the person who named it. */
export class UnreadableInput extends Error {
  override name = 'UnreadableInput';
}
