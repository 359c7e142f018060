import type { CommandSpec } from '../command-spec.ts';
import { completeWords } from '../completion/complete-words.ts';
import { completionScripts } from '../completion/completion-scripts.ts';
import type { Shell } from '../completion/shell-names.ts';
import { globalOptions } from '../help/global-options.ts';
import type { ExitCode, Io } from '../io.ts';

/**
 * Prints the completion script of a shell, or, where there are words, what they may be completed to.
 * @param shell one of those that there is a script for
 * @param words what stands behind `site`; the last one is completed, and may be empty
 * @param commands every command
 */
export async function completionCommand(
  shell: string,
  words: readonly string[],
  commands: readonly CommandSpec[],
  io: Io,
): Promise<ExitCode> {
  if (words.length === 0) {
    io.stdout(completionScripts[shell as Shell]);
    return 0;
  }
  const lines = await completeWords(words, commands, globalOptions, io.language);
  io.stdout(lines.map((line) => `${line}\n`).join(''));
  return 0;
}
