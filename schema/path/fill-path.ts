import { parsePath } from './parse-path.ts';

/**
 * Writes values into a path's parameters.
 * @param values by parameter name, already spelled for an address
 * @returns the address, or undefined where a parameter has no value
 */
export function fillPath(
  path: string,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  let address = '';
  for (const segment of parsePath(path).segments) {
    const text = segment.kind === 'literal' ? segment.text : values[segment.name];
    if (text === undefined || text === '') return undefined;
    address += `/${text}`;
  }
  return address || '/';
}
