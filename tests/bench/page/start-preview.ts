import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ownEnvironment } from '../../long/own-environment.ts';

export type Preview = { readonly origin: string; readonly close: () => void };

/** The first line that a process prints. */
const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`site preview ended with ${code}`)));
  });

/** Starts `site preview` on a built site, on any free port. */
export async function startPreview(folder: string): Promise<Preview> {
  const child = spawn(
    process.execPath,
    ['dist/cli/site.js', 'preview', folder, '--host', '127.0.0.1', '--port', '0'],
    { env: ownEnvironment(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { port } = new URL(await firstLine(child));
  return { origin: `http://127.0.0.1:${port}`, close: () => child.kill() };
}
