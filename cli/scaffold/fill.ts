import type { Names } from './names.ts';

/**
 * A template with the name in place of `{{kebab}}`, `{{camel}}` and `{{pascal}}`.
 * @throws where it has another placeholder
 */
export const fill = (template: string, names: Names): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const name = names[key as keyof Names];
    if (name === undefined) throw new Error(`there is no placeholder ${key}`);
    return name;
  });
