/** A tab as blanks, so that carets stand right below it; what a terminal would obey, as a sign. */
export const printable = (text: string): string =>
  text.replaceAll('\t', '  ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
