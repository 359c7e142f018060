import { useScreen } from '../../screen/screen-context.ts';
import { usePlacement } from './placement.ts';

/** Whether the page, or the section, has no band: then a block that may bring its heading does. */
export function useBringsHeading(): boolean {
  const { page } = useScreen();
  const { level, withoutBand } = usePlacement();
  return (page.heading === 'none' && level === 2) || withoutBand === true;
}
