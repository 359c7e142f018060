/** Name under which it is kept for the session. */
export const typedKey = 'site-typed';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor typed into a field, while the page is loaded anew by itself. */
export type TypedText = {
  readonly name: string;
  readonly value: string;
  /** Whether the field stands in a dialog, which the new page has closed at first. */
  readonly inDialog: boolean;
  readonly hasFocus: boolean;
};

/** Types of fields that a person would have to write again: no passwords, and nothing that is chosen. */
const written = /text|search|mail|tel|url|number/;

const describe = (field: Field): TypedText => ({
  name: field.name,
  value: field.value,
  inDialog: field.closest('dialog') !== null,
  hasFocus: field === document.activeElement,
});

/** Fields of the open page that text is typed into, but for those without a name. */
export const textFields = (): readonly Field[] =>
  [...document.querySelectorAll<Field>('[name]')].filter(({ type }) => written.test(type));

/** Keeps what is typed into this page for the load that follows, of the same address. */
export function keepTypedText(): void {
  const typed = textFields().filter(({ value, defaultValue }) => value !== defaultValue);
  try {
    const kept = { address: location.href, fields: typed.map(describe) };
    sessionStorage.setItem(typedKey, JSON.stringify(kept));
  } catch {
    // Storage is closed to us, or full: the page is not loaded anew by itself then.
  }
}
