/**
 * Keeps one copy of texts that are equal: most pages link to the same places, and what comes from another thread is a
 * copy of its own.
 */
export function sharedTexts(): (list: readonly string[]) => readonly string[] {
  const texts = new Map<string, string>();
  const shared = (text: string): string => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return (list) => list.map(shared);
}
