/** How Chinese characters are read, in letters without tones. */
export type Pinyin = {
  /** The reading of each character of a text, by the word that it stands in. */
  readonly inText: (text: string) => readonly string[];
  /** All readings of a character. */
  readonly ofCharacter: (character: string) => readonly string[];
};

/** `lü` as it is typed. */
const typed = (reading: string): string => reading.replace(/ü/g, 'v');

/** Readings of pinyin-pro's dictionary. */
export async function chinesePinyin(): Promise<Pinyin> {
  const { pinyin, polyphonic } = await import('pinyin-pro');
  return {
    inText: (text) => pinyin(text, { type: 'array', toneType: 'none' }).map(typed),
    ofCharacter: (character) => [
      ...new Set((polyphonic(character, { type: 'array', toneType: 'none' })[0] ?? []).map(typed)),
    ],
  };
}
