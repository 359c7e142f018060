import { type BootHints, bootHintsId } from '../../schema/boot-hints.ts';

/** The hints of the built page; undefined where it has none. */
export function readBootHints(): BootHints | undefined {
  const text = document.getElementById(bootHintsId)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as BootHints;
  } catch {
    // They are only hints: without them the same things are asked for a little later.
    return undefined;
  }
}
