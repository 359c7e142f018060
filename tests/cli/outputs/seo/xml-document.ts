import { JSDOM } from 'jsdom';
import { expect } from 'vitest';

const { DOMParser } = new JSDOM('').window;

/** A text as XML. Fails where it is not well-formed. */
export function xmlDocument(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror')?.textContent ?? '';
  expect(fault).toBe('');
  return document;
}

/** The texts of all elements of a name. */
export const textsOf = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
