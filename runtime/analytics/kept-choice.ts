/** Whether a visitor lets visits be recorded. */
export type Choice = 'accepted' | 'refused';

/** Where a choice is kept; another tab hears of it by the event of that name. */
export const choiceKey = 'site-analytics';

/** What the visitor chose before; undefined: nothing, or it could not be kept. */
export function keptChoice(): Choice | undefined {
  try {
    const value = localStorage.getItem(choiceKey);
    return value === 'accepted' || value === 'refused' ? value : undefined;
  } catch {
    // Storage is closed to us: the visitor is asked once on each page that is loaded.
    return undefined;
  }
}

/** Keeps a choice; where nothing can be kept, it holds until the page is loaded anew. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(choiceKey, choice);
  } catch {
    // As above.
  }
}
