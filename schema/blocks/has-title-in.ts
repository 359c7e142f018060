/** Whether something with a title exists in a language: its title is the same in all, or written in this. */
export function hasTitleIn(value: unknown, language: string): boolean {
  const title = (value as { readonly title?: unknown } | null)?.title;
  return typeof title !== 'object' || title === null || Object.hasOwn(title, language);
}
