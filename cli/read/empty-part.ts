import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { yamlEmpty } from './rules/yaml-empty.ts';

/**
 * What is wrong with a file that holds a part of a site: an empty one lacks a key of its own, not all that a whole site
 * needs.
 * @param needs what such a file holds, in a sentence
 */
export const emptyPart = (
  diagnostics: readonly Diagnostic[],
  needs: string,
): readonly Diagnostic[] =>
  diagnostics.map((each) =>
    each.rule === yamlEmpty.id ? { ...each, message: `this file is empty; ${needs}` } : each,
  );
