/**
 * A text as part of a regular expression, for PCRE, RE2 and .NET alike: what could mean something there, or in the
 * quotes of a configuration around it, is spelled as `\xhh`.
 */
export const regexText = (text: string): string =>
  text.replace(/[^A-Za-z0-9_\u{80}-\u{10ffff}/~-]/gu, (character) =>
    character === '.'
      ? '\\.'
      : `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  );

/** Texts as alternatives of a regular expression. */
export const anyOf = (texts: readonly string[]): string => texts.map(regexText).join('|');

/** The forms of a character that mean the same in an address: its case, its composition (`foldSegment`). */
const formsOf = (character: string): readonly string[] => {
  const cased = [character, character.toLowerCase(), character.toUpperCase()];
  return [...new Set(cased.flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')]))];
};

const isPlain = (character: string): boolean => /[\w~/-]/.test(character);

const choice = (forms: readonly string[]): string =>
  forms.length === 1 ? (forms[0] ?? '') : `(?:${forms.join('|')})`;

/**
 * A regular expression, without regard to letter case, for the encoded forms of a path's literal text: as browsers
 * send it, and with characters percent-encoded that need not be (RFC 3986, 6.2.2).
 */
export const encodedPathRegex = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (isPlain(character)) return character;
      if (character.length === 1 && character < '\x80') {
        return choice([regexText(character), encodeCode(character)]);
      }
      return choice(
        formsOf(character).map((form) =>
          regexText(encodeURIComponent(form)).replaceAll('\\x25', '%'),
        ),
      );
    })
    .join('');

const encodeCode = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** The same for decoded text. */
export const decodedPathRegex = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (isPlain(character)) return character;
      return character < '\x80' ? regexText(character) : choice([...formsOf(character)]);
    })
    .join('');

/** Whether servers that fold the case of ASCII alone find a path in every spelling that the runtime takes for it. */
export const foldsAsAscii = (text: string): boolean =>
  [...text.normalize('NFC')].every(
    (character) => character < '\x80' || formsOf(character).length === 1,
  );
