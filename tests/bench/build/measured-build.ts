import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { megabytesIn, memoryMeter } from '../../long/memory-meter.ts';
import { ownEnvironment } from '../../long/own-environment.ts';

export type MeasuredBuild = {
  readonly seconds: number;
  /** See `megabytesIn`. */
  readonly megabytes: number;
  /** Files of HTML in the output. */
  readonly pages: number;
  readonly files: number;
  readonly megabytesWritten: number;
  readonly stderr: string;
};

/**
 * Runs a program of Node to its end, and looks at what it wrote.
 * @param out the folder that it writes to, from the root
 * @throws with what it printed, where it fails
 */
export function measuredBuild(
  program: readonly string[],
  out: string,
  cwd: string = process.cwd(),
): MeasuredBuild {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [...memoryMeter, ...program], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...ownEnvironment(), NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0)
    throw new Error(`${program.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, stat: statSync(join(out, path)) }))
    .filter(({ stat }) => stat.isFile());
  return {
    seconds,
    megabytes: megabytesIn(stderr),
    pages: files.filter(({ path }) => path.endsWith('.html')).length,
    files: files.length,
    megabytesWritten: files.reduce((sum, { stat }) => sum + stat.size, 0) / 1e6,
    stderr,
  };
}
