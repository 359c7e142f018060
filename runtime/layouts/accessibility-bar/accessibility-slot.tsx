import { useDisplay } from '../../display/use-display.ts';
import { partRequest } from '../../requests/part-request.ts';
import { usePart } from '../../requests/use-part.ts';
import { PartTrouble } from '../part-notice/part-trouble.tsx';
import type { AccessibilityBar } from './accessibility-bar.tsx';

const bar = partRequest(
  'accessibility bar',
  async () => (await import('./accessibility-bar.tsx')).AccessibilityBar,
);

/** The accessibility bar, as soon as it is wanted and its code is there. */
export function AccessibilitySlot() {
  const { care, toggleAccessibility } = useDisplay();
  const { Component: Bar, prepare: _, ...part } = usePart<typeof AccessibilityBar>(bar, care);
  return care && Bar ? <Bar /> : <PartTrouble {...part} onClose={toggleAccessibility} />;
}
