import { type PageState, pageStateId, textAttribute } from '../../schema/page-state.ts';
import { isPageState } from '../shapes/page-state-shape.ts';

/** The HTML of a text that stands in the page. */
const textAt = (container: Element, number: unknown): string =>
  container.querySelector(`[${textAttribute}="${Number(number)}"]`)?.innerHTML ?? '';

/**
 * The state of a built page, its texts taken from where they stand.
 * @returns undefined where the page has none, or none that can be used
 */
export function readPageState(container: Element): PageState | undefined {
  const source = document.getElementById(pageStateId)?.textContent;
  if (!source) return undefined;
  try {
    const state: unknown = JSON.parse(source, (_, value: unknown) =>
      typeof value === 'object' && value !== null && '$text' in value
        ? textAt(container, value.$text)
        : value,
    );
    return isPageState(state) ? state : undefined;
  } catch {
    // The page is put together anew then.
    return undefined;
  }
}
