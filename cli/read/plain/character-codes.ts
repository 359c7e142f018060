const code = (character: string): number => character.charCodeAt(0);

/** UTF-16 codes of the characters that mean something in plain YAML. */
export const [newline, blank, hash, dash, colon, comma] = [...'\n #-:,'].map(code);
export const [openList, closeList, openMap, closeMap] = [...'[]{}'].map(code);
export const [doubleQuote, singleQuote, backslash] = [...`"'\\`].map(code);
