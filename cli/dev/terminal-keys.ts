import type { LocalText } from '../local-text.ts';

/** What a key does, in a word. */
export type KeyAction = { readonly label: LocalText; readonly act: () => void };

/**
 * Listens to single keys where a person sits at the terminal.
 * @param actions by key
 * @param quit for Ctrl+C, which is no signal while single keys are read
 * @returns puts the terminal back
 */
export function terminalKeys(
  actions: Readonly<Record<string, KeyAction>>,
  quit: () => void,
): () => void {
  const { stdin } = process;
  if (!stdin.isTTY) return () => undefined;
  const hear = (bytes: Buffer): void => {
    const key = bytes.toString();
    if (key === '\u0003' || key === '\u0004') quit();
    else actions[key.toLowerCase()]?.act();
  };
  stdin.setRawMode(true);
  stdin.resume();
  stdin.on('data', hear);
  return () => {
    stdin.off('data', hear);
    stdin.setRawMode(false);
    stdin.pause();
  };
}
