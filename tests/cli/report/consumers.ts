import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { JSDOM } from 'jsdom';

/** The published schema of SARIF 2.1.0: draft 04, in words that mean the same in draft 07. */
export function sarifValidator(): ValidateFunction {
  const {
    $schema: _,
    id: __,
    ...schema
  } = JSON.parse(readFileSync('tests/fixtures/formats/sarif-2.1.0.schema.json', 'utf8'));
  const isAddress = (text: string): boolean => URL.canParse(text) && isEncoded(text);
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addFormat('uri', isAddress);
  ajv.addFormat('uri-reference', (text) => URL.canParse(text, 'file:///a/b') && isEncoded(text));
  ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
  return ajv.compile(schema);
}

/** RFC 3986: an address has these characters alone, and % before two digits. */
const isEncoded = (text: string): boolean =>
  /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*$/.test(text);

export type Command = {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
};

/** Reads commands as GitHub's runner does: line by line, its unescaping and nothing else. */
export function workflowCommands(text: string): Command[] {
  const undo = (value: string, pairs: readonly (readonly [string, string])[]): string =>
    pairs.reduce((before, [code, character]) => before.replaceAll(code, character), value);
  const ofData = [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%25', '%'],
  ] as const;
  const ofProperty = [...ofData.slice(0, 2), ['%3A', ':'], ['%2C', ','], ['%25', '%']] as const;
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const end = line.indexOf('::', 2);
      if (!line.startsWith('::') || end < 0) throw new Error(`no command: ${line}`);
      const head = line.slice(2, end);
      const blank = head.indexOf(' ');
      const properties = head
        .slice(blank + 1)
        .split(',')
        .map((each) => each.split('=', 2) as [string, string]);
      return {
        name: head.slice(0, blank),
        properties: Object.fromEntries(
          properties.map(([key, value]) => [key, undo(value, ofProperty)]),
        ),
        data: undo(line.slice(end + 2), ofData),
      };
    });
}

/** Reads XML strictly. */
export function xmlDocument(text: string): Document {
  const { window } = new JSDOM('');
  const read = new window.DOMParser().parseFromString(text, 'application/xml');
  const [fault] = read.getElementsByTagName('parsererror');
  if (fault) throw new Error(fault.textContent ?? '');
  return read;
}
