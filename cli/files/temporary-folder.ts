import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishFirst } from '../signals/finish-first.ts';

/**
 * A folder for this process alone, which goes with it.
 * @param name what its own name begins with
 * @throws what the file system says
 */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  // An act that is done when the process is to end.
  void finishFirst(
    (stop) =>
      new Promise<void>((resolve) => {
        stop.addEventListener('abort', () => {
          remove();
          resolve();
        });
      }),
  );
  return folder;
}
