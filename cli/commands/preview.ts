import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteModel } from '../../schema/model.ts';
import type { ExitCode, Io } from '../io.ts';
import { listen } from '../serve/listen.ts';
import { ownHosts } from '../serve/own-host.ts';
import { previewServer } from '../serve/preview-server.ts';
import { UsageError } from '../usage-error.ts';
import { previewPort } from './specs/common.ts';

export type ServeOptions = { readonly port?: number; readonly host: string };

/** Serves a built site until the signal says to stop, and prints its address. */
export async function previewCommand(
  out: string,
  { port, host }: ServeOptions,
  io: Io,
  stop: AbortSignal,
): Promise<ExitCode> {
  if (!existsSync(join(out, 'index.html'))) {
    throw new UsageError({
      zh: `${out} 中没有已构建的网站：请先运行 site build`,
      en: `nothing is built in ${out}: run site build first`,
    });
  }
  const model: SiteModel = JSON.parse(await readFile(join(out, 'site.json'), 'utf8'));
  const server = previewServer(out, ownHosts(host));
  const listening = await listen(server, port, previewPort, host);
  const name = host === '127.0.0.1' ? 'localhost' : host;
  io.stdout(`http://${name}:${listening}${model.base}\n`);
  await new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  server.closeAllConnections();
  server.close();
  return 0;
}
