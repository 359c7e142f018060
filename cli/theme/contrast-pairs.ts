/** Least contrast of text and of what only has to be seen: WCAG 2, 1.4.3 and 1.4.11 (level AA). */
const [forText, forShapes] = [4.5, 3];

/** What is drawn on what, by the style sheets of the runtime. */
export const contrastPairs: readonly (readonly [front: string, ground: string, least: number])[] = [
  ...['bg', 'bg-tint', 'surface'].flatMap((ground) =>
    ['ink', 'ink-2', 'ink-3', 'link', 'link-hover'].map((ink) => [ink, ground, forText] as const),
  ),
  ['ink', 'bg-tint-2', forText],
  ['brand-ink', 'brand', forText],
  ['sea-ink', 'sea', forText],
  ['sea-ink-2', 'sea', forText],
  ['sea-ink', 'footer', forText],
  ['sea-ink-2', 'footer', forText],
  ['sea-accent', 'sea', forText],
  ['accent-ink', 'accent', forText],
  ['accent-ink', 'sun-400', forText],
  ['accent-text', 'bg', forText],
  ['accent-text', 'bg-tint', forText],
  ['error', 'bg', forText],
  ['error', 'error-bg', forText],
  ['ok', 'bg', forText],
  ['mark-ink', 'mark-bg', forText],
  ['code-ink', 'code-ground', forText],
  ['field-line', 'bg', forShapes],
  ['focus', 'bg', forShapes],
  ['focus-on-sea', 'sea', forShapes],
];
