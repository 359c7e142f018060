import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { SiteModel } from '../../schema/model.ts';
import { hostFolder } from '../build/host-builds.ts';
import type { ExitCode, Io } from '../io.ts';
import type { CliLanguage } from '../local-text.ts';
import { listen } from '../serve/listen.ts';
import { type LocalHost, localHosts } from '../serve/local-hosts.ts';
import { ownHosts } from '../serve/own-host.ts';
import { previewServer } from '../serve/preview-server.ts';
import { UsageError } from '../usage-error.ts';
import { previewPort } from './specs/common.ts';

export type ServeOptions = { readonly port?: number; readonly host: string };

/** The sites that are built for other hosts, each served at a port of its own. */
async function previewsOfHosts(
  { hosted = {} }: SiteModel,
  out: string,
  host: string,
  language: CliLanguage,
): Promise<readonly (LocalHost & { readonly server: Server })[]> {
  const served: (LocalHost & { readonly server: Server })[] = [];
  for (const [device, { origin }] of Object.entries(hosted)) {
    const folder = hostFolder(out, device);
    if (!existsSync(join(folder, 'index.html'))) continue;
    const server = previewServer(folder, ownHosts(host), language);
    const port = await listen(server, 0, 0, '127.0.0.1');
    served.push({ origin, name: `${device}.localhost`, port, server });
  }
  return served;
}

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
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const others = await previewsOfHosts(model, out, host, io.language);
  const own = previewServer(out, ownHosts(host), io.language);
  const front =
    others.length === 0
      ? undefined
      : localHosts([
          { origin: model.origin ?? '', name, port: await listen(own, 0, 0, '127.0.0.1') },
          ...others,
        ]);
  const server = front ?? own;
  const close = (): void => {
    for (const each of [server, own, ...others.map((other) => other.server)]) {
      each.closeAllConnections();
      each.close();
    }
  };
  const listening = await listen(server, port, previewPort, host).catch((error: unknown) => {
    // Those that listen already would keep the process from ending.
    close();
    throw error;
  });
  io.stdout(`http://${name}:${listening}${model.base}\n`);
  for (const each of others) io.stdout(`http://${each.name}:${listening}${model.base}\n`);
  await new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  close();
  return 0;
}
