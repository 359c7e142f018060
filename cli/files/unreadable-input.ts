import { LocalError } from '../local-error.ts';

/** There is no site file, or the system does not let us read it: exit code 2. */
export class UnreadableInput extends LocalError {
  override name = 'UnreadableInput';
}
