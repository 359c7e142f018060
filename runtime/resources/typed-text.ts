const key = 'site-typed';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor typed into a field, while the page is loaded anew by itself. */
export type TypedText = {
  readonly name: string;
  readonly value: string;
  /** Whether the field stands in a dialog, which the new page has closed at first. */
  readonly inDialog: boolean;
  readonly hasFocus: boolean;
};

/** No passwords, and nothing that is chosen: what a person would have to write again. */
const kinds = ['text', 'search', 'email', 'tel', 'url', 'number', 'textarea'];

const describe = (field: Field): TypedText => ({
  name: field.name,
  value: field.value,
  inDialog: field.closest('dialog') !== null,
  hasFocus: field === document.activeElement,
});

/** Fields of the open page that text is typed into, but for those without a name. */
export const textFields = (): readonly Field[] =>
  [...document.querySelectorAll<Field>('input[name], textarea[name]')].filter(
    ({ name, type }) => name !== '' && kinds.includes(type),
  );

/** Keeps what is typed into this page for the load that follows, of the same address. */
export function keepTypedText(): void {
  const typed = textFields().filter(({ value, defaultValue }) => value !== defaultValue);
  try {
    if (typed.length === 0) sessionStorage.removeItem(key);
    else {
      const kept = { address: window.location.href, fields: typed.map(describe) };
      sessionStorage.setItem(key, JSON.stringify(kept));
    }
  } catch {
    // Storage is closed to us, or full: the page is not loaded anew by itself then.
  }
}

const isTyped = (value: unknown): value is TypedText => {
  const { name, value: text } = (value ?? {}) as Partial<TypedText>;
  return typeof name === 'string' && typeof text === 'string';
};

function read(): TypedText[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    const { address, fields } = (kept ?? {}) as { address?: unknown; fields?: unknown };
    return address === window.location.href && Array.isArray(fields) ? fields.filter(isTyped) : [];
  } catch {
    // No storage, or nothing of ours in it.
    return [];
  }
}

let left: TypedText[] | undefined;

/** What was typed before this load and stands in no field yet. It is read once, and forgotten with the page. */
export function typedText(): TypedText[] {
  left ??= read();
  return left;
}

/** Gives up what no field was found for. */
export function forgetTypedText(): void {
  left = [];
}

/** Takes one out, as it stands in its field now. */
export function dropTypedText(typed: TypedText): void {
  left = typedText().filter((each) => each !== typed);
}
