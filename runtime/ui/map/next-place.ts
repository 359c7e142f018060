type Point = { readonly x: number; readonly y: number };

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export type ArrowKey = keyof typeof directions;

export const isArrowKey = (key: string): key is ArrowKey => Object.keys(directions).includes(key);

/**
 * The place of a map that an arrow key leads to: of those that lie in its direction, within half a right angle, the
 * nearest one; of those that lie aside of it where there is none, what lies aside counting twice. The rule follows the
 * Web's one for moving by arrows (CSS Spatial Navigation, distance).
 * @param places all of them, in the same unit
 * @param from the index of the place that has the focus
 * @returns the index of the next one; undefined: none lies there
 */
export function nextPlace(
  places: readonly Point[],
  from: number,
  key: ArrowKey,
): number | undefined {
  const start = places[from];
  if (!start) return undefined;
  const { x: dx, y: dy } = directions[key];
  let best: { readonly index: number; readonly distance: number } | undefined;
  places.forEach(({ x, y }, index) => {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    if (index === from || ahead <= 0) return;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const distance = Math.hypot(ahead, 2 * aside) + (aside > ahead ? 2 * (aside - ahead) : 0);
    if (!best || distance < best.distance) best = { index, distance };
  });
  return best?.index;
}
