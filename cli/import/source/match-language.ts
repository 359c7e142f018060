/** The language of a site that a locale means: the same one, or one of the same language (`zh-Hans` for `zh`). */
export function matchLanguage(locale: string, languages: readonly string[]): string | undefined {
  const fold = (each: string): string => each.toLowerCase().replaceAll('_', '-');
  const own = fold(locale);
  const main = (each: string): string => fold(each).split('-')[0] ?? '';
  return (
    languages.find((each) => fold(each) === own) ??
    languages.find((each) => fold(each) === main(own)) ??
    languages.find((each) => main(each) === main(own))
  );
}
