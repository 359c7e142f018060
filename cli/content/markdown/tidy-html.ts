import type { Root } from 'hast';
import { sanitizeSchema } from './sanitize-schema.ts';
import { visitElements } from './visit-elements.ts';
import { isWrittenInput } from './written-input.ts';

const addresses = Object.keys(sanitizeSchema.protocols ?? {});

/** Spells the schemes of addresses small: they mean the same in any letter case (RFC 3986, 3.1); the sanitiser knows one. */
export function foldSchemes(tree: Root): void {
  visitElements(tree, ({ properties }) => {
    for (const name of addresses) {
      const address = properties[name];
      if (typeof address !== 'string') continue;
      properties[name] = address.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
    }
    return undefined;
  });
}

/** Takes out fields of forms; the sanitiser would make boxes to tick of them. */
export function dropInputs(tree: Root): void {
  visitElements(tree, (element, { parent, index }) => {
    if (!isWrittenInput(element)) return undefined;
    parent.children[index] = { type: 'text', value: '' };
    return true;
  });
}
