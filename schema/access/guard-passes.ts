import type { Guard } from '../source.generated.ts';
import type { AccessInfo } from './access-info.ts';
import { type Flags, flagHolds } from './flag-holds.ts';

/** Whether a guard shows its content to a visitor: the flag holds, or the visitor has the function code. */
export const guardPasses = (
  { flag, function: code }: Pick<Guard, 'flag' | 'function'>,
  flags: Flags,
  info: AccessInfo,
): boolean =>
  (flag !== undefined && flagHolds(flag, flags, info)) ||
  (code !== undefined && info.fnCodes.includes(code));
