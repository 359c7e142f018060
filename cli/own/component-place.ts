import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileRange } from '../diagnostics/diagnostic.ts';
import type { OwnComponent } from './own-parts.ts';

/**
 * Where a component is exported, for what has no place of its own.
 * @param site the site's folder
 */
export function componentPlace(site: string, { path, file }: OwnComponent): FileRange {
  const name = join(site, path, file);
  let start = -1;
  try {
    start = readFileSync(name, 'utf8').search(/^export default\b/m);
  } catch {
    // It was deleted since.
  }
  return { file: name, start: Math.max(start, 0), end: Math.max(start, 0) };
}
