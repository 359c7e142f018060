/**
 * A text with values in place of `{{name}}`.
 * @throws Error where it has another placeholder: a fault of the template
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`a template has the unknown placeholder ${name}`);
    return value;
  });
