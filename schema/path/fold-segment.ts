/** The form in which two literal segments are the same to a visitor: letter case and composition folded. */
export const foldSegment = (text: string): string => text.normalize('NFC').toLowerCase();
