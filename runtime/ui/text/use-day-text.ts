import type { DayParts } from '../../../schema/content/day-parts.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { type DayPattern, dayText } from '../../text/day-text.ts';

/** Writes days as the language of the open screen does (its messages `textDate` and `textMonth`). */
export function useDayText(): (parts: DayParts, kind?: DayPattern) => string {
  const { language, table } = useScreen();
  const { tag } = useSiteState().model.languages[language] ?? {};
  return (parts, kind = 'textDate') => dayText(parts, kind, table.messages[kind] ?? '', tag);
}
