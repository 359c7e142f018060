import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { ownEnvironment } from '../../long/own-environment.ts';

export type RunningServer = {
  /** With a slash at its end. */
  readonly address: string;
  /** Milliseconds from its start until it answered. */
  readonly started: number;
  readonly stop: () => Promise<void>;
};

/** How long a server may take until it says where it listens, in milliseconds. */
const patience = 60_000;

/**
 * Starts a development server and waits until it answers.
 * @param program what Node runs, with its arguments
 * @throws with what it printed, where it ends or says no address
 */
export async function runningServer(
  program: readonly string[],
  cwd: string = process.cwd(),
): Promise<RunningServer> {
  const start = performance.now();
  const child = spawn(process.execPath, [...program], { cwd, env: ownEnvironment() });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no address\n${printed}`)), patience);
    const hear = (part: Buffer): void => {
      printed += part;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
      const plain = printed.replace(/\x1b\[[\d;]*m/g, '');
      const found = /http:\/\/\S+:\d+\//.exec(plain)?.[0];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`it ended with ${code}\n${printed}`)));
  });
  await fetch(address).then((answer) => answer.text());
  return {
    address,
    started: performance.now() - start,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
