import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ownEnvironment } from '../../long/own-environment.ts';

/** What a server did under load. */
export type Load = {
  /** How many requests were answered. */
  readonly count: number;
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  readonly p99: number;
};

/** Connections at once: what a server sees of a busy hour of an institution, and fewer than its files that may be open. */
const connections = 32;

const program = join(import.meta.dirname, 'node_modules/autocannon/autocannon.js');

type Result = {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p99: number };
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
};

/**
 * Asks for one address as fast as it is answered, with brotli, in a process of its own.
 * @param headers what a request says besides
 * @param amount how many answers
 * @throws where an answer was not of status 2xx, or did not come
 */
export async function putLoad(
  url: string,
  headers: Readonly<Record<string, string>>,
  amount: number,
): Promise<Load> {
  const child = spawn(
    process.execPath,
    [
      program,
      // One request at a time on a connection, as browsers ask by HTTP/1.1.
      ...['--json', '--connections', `${connections}`, '--amount', `${amount}`],
      ...Object.entries({ 'accept-encoding': 'br', ...headers }).flatMap(([name, value]) => [
        '--headers',
        `${name}=${value}`,
      ]),
      url,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'], env: ownEnvironment() },
  );
  let printed = '';
  child.stdout.on('data', (part) => {
    printed += part;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`autocannon ended with ${code}: ${url}`);
  const { requests, latency, errors, timeouts, non2xx }: Result = JSON.parse(printed);
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} other statuses`);
  return { count: requests.total, rate: requests.average, p99: latency.p99 };
}
