import { type BootHints, bootHintsId } from '../../schema/boot-hints.ts';
import { mapOf, number, objectOf, text } from '../shapes/shape.ts';

const bootHints = objectOf({
  prefixes: mapOf(text),
  defaultLanguage: text,
  history: text,
  base: text,
  configs: mapOf(text),
  configTimeout: number,
  messages: mapOf(
    objectOf({ tag: text, loading: text, loadSlow: text, siteFailed: text, retry: text }),
  ),
});

const isBootHints = (value: unknown): value is BootHints => bootHints(value);

/** The hints of the built page; undefined where it has none. */
export function readBootHints(): BootHints | undefined {
  const source = document.getElementById(bootHintsId)?.textContent;
  if (!source) return undefined;
  try {
    const hints: unknown = JSON.parse(source);
    return isBootHints(hints) ? hints : undefined;
  } catch {
    // They are only hints: without them the same things are asked for a little later.
    return undefined;
  }
}
