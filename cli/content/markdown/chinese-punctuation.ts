/** Chinese and full-width punctuation, and the quotation marks and dashes that Chinese text shares with others. */
export const isChinesePunctuation = (code: number | null): boolean =>
  code !== null &&
  /[\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\u2018-\u201D\u2014\u2026\u00B7]/.test(
    String.fromCharCode(code),
  );

/** Punctuation that nothing begins behind of and everything may end before: 、，。；：？！ and closing brackets. */
export const isChineseEnd = (code: number | null): boolean =>
  code !== null && '、，。．；：？！）】》〉」』〕｝］”’…'.includes(String.fromCharCode(code));

/** Brackets and quotation marks that open. */
export const isChineseStart = (code: number | null): boolean =>
  code !== null && '（【《〈「『〔｛［“‘'.includes(String.fromCharCode(code));
