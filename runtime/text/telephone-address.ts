/**
 * The address that calls a number as it is written for readers: spaces, dashes and brackets are dropped.
 * @returns undefined where no number begins the text
 */
export function telephoneAddress(text: string): string | undefined {
  // What comes after the number (an extension, a second number) stays text.
  const [written = ''] = /^\s*\+?[\d\s().\u2010-\u2015-]+/.exec(text) ?? [];
  const digits = written.replace(/[^+\d]/g, '');
  return digits.length < 3 ? undefined : `tel:${digits}`;
}
