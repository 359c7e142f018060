/**
 * One language's value of something that may be written by language code; where it is missing the
 * default language's, else the first. What is not written by language is the same for all.
 */
export function pickLanguage<T>(
  value: T | Readonly<Record<string, T>>,
  language: string,
  defaultLanguage: string,
): T | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value as T;
  const byLanguage = value as Readonly<Record<string, T>>;
  return byLanguage[language] ?? byLanguage[defaultLanguage] ?? Object.values(byLanguage)[0];
}
