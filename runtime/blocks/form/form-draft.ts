import { ownValue } from '../../../schema/own-value.ts';

/** What was entered into a form, by the names of its fields. */
export type Draft = Readonly<Record<string, readonly string[]>>;

const keyOf = (name: string): string => `site-form:${location.pathname}:${name}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );

/** What was entered into a form in this tab, and not sent. */
export function readDraft(name: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    // Storage may be closed to us, or hold somebody else's text.
    return undefined;
  }
}

/** Keeps what was entered until the tab is closed; undefined: nothing any longer. */
export function keepDraft(name: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Then it is kept as long as the page is open.
  }
}

/** What a form holds of the named fields, as far as texts can say it. */
export const draftOf = (form: HTMLFormElement, names: readonly string[]): Draft => {
  const data = new FormData(form);
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = data
        .getAll(name)
        .filter((value): value is string => typeof value === 'string' && value !== '');
      return texts.length === 0 ? [] : [[name, texts]];
    }),
  );
};

/** Enters what was kept where nothing is entered yet. Returns whether something was. */
export function enterDraft(form: HTMLFormElement, draft: Draft): boolean {
  let isEntered = false;
  for (const element of form.elements) {
    const texts = ownValue(draft, (element as HTMLInputElement).name) ?? [];
    if (element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)) {
      if (!texts.includes(element.value) || element.checked) continue;
      element.checked = true;
      isEntered = true;
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      if (texts[0] === undefined || element.value !== '') continue;
      element.value = texts[0];
      isEntered = true;
    }
  }
  return isEntered;
}
