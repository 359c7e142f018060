import { useDeferredValue } from 'react';
import type { PlacedScreen } from './of-screen.tsx';
import { opensWithScene } from './opens-with-scene.ts';
import type { Screen } from './screen-context.ts';

/** Whether what stands around the pages of two screens looks the same at a glance. */
const looksSame = (one: Screen, other: Screen): boolean =>
  one.language === other.language &&
  one.device === other.device &&
  opensWithScene(one.page) === opensWithScene(other.page);

/**
 * The screen for what stands around a page: it follows to the next one after that was painted. Header, footer and the
 * head of the document take as long to draw as a page, and look the same but for the menu's current item.
 */
export function useLaterScreen(now: PlacedScreen): PlacedScreen {
  const later = useDeferredValue(now);
  return looksSame(now.screen, later.screen) ? later : now;
}
