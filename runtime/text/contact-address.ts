import { telephoneAddress } from './telephone-address.ts';

const mail = /^[^\s@,;<>?&]+@[^\s@,;<>?&]+\.[^\s@,;<>?&]+$/;
/** From abroad, with an area code, a mobile number, a service number: not a day, a year or a count. */
const telephone = /^(?:\+|\(?0|1\d{10}$|[48]00[ -]?\d{3}[ -]?\d{4}$)[\d\s()-]*$/;

/**
 * What a text leads to that is a mail address or a telephone number, and nothing besides.
 * @returns undefined for any other text
 */
export function contactAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (mail.test(trimmed)) return `mailto:${trimmed}`;
  const digits = trimmed.replace(/\D/g, '').length;
  return telephone.test(trimmed) && digits >= 7 && digits <= 15
    ? telephoneAddress(trimmed)
    : undefined;
}
