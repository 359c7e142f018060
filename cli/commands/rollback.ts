import type { ExitCode, Io } from '../io.ts';
import { rollBack } from '../releases/roll-back.ts';

/**
 * Has an earlier release served again.
 * @param number of the release; (default) the one before the served one
 */
export async function rollbackCommand(
  out: string,
  number: number | undefined,
  io: Io,
): Promise<ExitCode> {
  const { from, to } = await rollBack(out, number);
  io.note(
    from.number === to.number
      ? {
          zh: `${out} 使用的已经是发布版本 ${to.number}`,
          en: `${out} serves release ${to.number} already`,
        }
      : {
          zh: `${out} 现在使用发布版本 ${to.number}，此前是 ${from.number}`,
          en: `${out} serves release ${to.number} now, in place of ${from.number}`,
        },
  );
  return 0;
}
