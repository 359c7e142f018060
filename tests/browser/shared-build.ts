import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { buildSite } from './build-site.ts';
import { type Served, serveFolder } from './serve-site.ts';

/** Builds a site into a folder, unless another worker is at it; says whether it is there. */
function buildOnce(folder: string, site: string, text: string): boolean {
  const done = join(folder, 'done');
  if (existsSync(done)) return true;
  try {
    mkdirSync(folder);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
  try {
    const copy = join(folder, 'source');
    cpSync(site, copy, { recursive: true });
    writeFileSync(join(copy, 'site.yaml'), text);
    buildSite(copy, join(folder, 'site'));
    writeFileSync(done, '');
    return true;
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw cause;
  }
}

/**
 * Serves a site that is built once for all tests of a run that ask for the same. Nobody may write into its folder; what
 * does takes a site of its own (`serveChanged`).
 * @param change gets the text of site.yaml, and returns another
 */
export async function serveShared(
  site: string,
  change: (source: string) => string = (source) => source,
): Promise<Served> {
  const source = readFileSync(join(site, 'site.yaml'), 'utf8');
  const text = change(source);
  if (site === 'site' && text === source) return serveFolder(inject('builtSite'));
  const name = createHash('sha256').update(`${site}\n${text}`).digest('hex').slice(0, 16);
  const folder = join(inject('sharedBuilds'), name);
  while (!buildOnce(folder, site, text)) await pause(200);
  return serveFolder(realpathSync(join(folder, 'site')));
}
