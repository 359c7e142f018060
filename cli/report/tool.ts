import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';

/** What reports are told to come from. */
export function tool(): { readonly name: string; readonly version: string } {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return { name: 'site lint', version };
}
