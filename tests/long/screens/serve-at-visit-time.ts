import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, serveTemporary } from '../../browser/serve-site.ts';
import { visitTime } from './visit-time.ts';

/** Has a program's clock, in threads too, begin at a time. */
const shiftClock = (to: Date): string => `
  const shift = Date.now() - ${to.getTime()};
  const Own = Date;
  globalThis.Date = class Date extends Own {
    constructor(...parts) {
      if (parts.length === 0) super(Own.now() - shift);
      else super(...parts);
    }
    static now() {
      return Own.now() - shift;
    }
  };`;

/**
 * Builds a site as on the day of the visit, and serves it: calendars have the months around the day they are built on.
 */
export async function serveAtVisitTime(site: string): Promise<Served> {
  const parent = mkdtempSync(join(tmpdir(), 'site-screens-'));
  const out = join(parent, 'site');
  execFileSync(
    'node',
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(shiftClock(visitTime))}`,
      'dist/cli/site.js',
      'build',
      site,
      '--out',
      out,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return serveTemporary(out, parent);
}
