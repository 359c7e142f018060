import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { packageRoot } from '../files/package-root.ts';
import { siteFolder } from '../files/site-folder.ts';
import type { ExitCode, Io } from '../io.ts';
import { devSite } from '../serve/dev-site.ts';
import type { StopRequest } from '../signals/stop-on-signal.ts';
import { UsageError } from '../usage-error.ts';
import type { ServeOptions } from './preview.ts';
import { devPort } from './specs/common.ts';

/** Milliseconds without a further change before a site is read anew. */
const quietTime = 150;

/**
 * Serves a site while it is being written: every change of the site file is linted and shown at once;
 * a mistake is reported in the terminal and on the page, and the last good state stays.
 */
export async function devCommand(
  site: string,
  { port, host }: ServeOptions,
  io: Io,
  stop: StopRequest,
): Promise<ExitCode> {
  const folder = await siteFolder(site);
  const live = await devSite(site, io);
  // Until here a signal ends the process by itself, however busy it is.
  const stopped = stop();
  // Loaded here and nowhere else: no other command should wait for it.
  const { createServer } = await import('vite');
  // How often the site changed, now and when the last page was handed out.
  const changes = { now: 0, onPage: 0 };
  const plugin: Plugin = {
    name: 'site',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        changes.onPage = changes.now;
        return live.page(html);
      },
    },
    configureServer: (server: ViteDevServer) => {
      server.middlewares.use(live.answer);
      server.watcher.add(folder);
      const rebuild = async (): Promise<void> => {
        const failure = await live.reload();
        changes.now += 1;
        server.hot.send(
          failure === undefined
            ? { type: 'full-reload' }
            : { type: 'error', err: { message: failure, stack: '' } },
        );
      };
      // One after the other: of two changes in a row the later one is read last.
      let turn = Promise.resolve();
      let quiet: ReturnType<typeof setTimeout> | undefined;
      server.watcher.on('all', (_, path) => {
        if (!path.startsWith(folder)) return;
        // The watcher drops a second event that follows at once: what was written by then is read.
        clearTimeout(quiet);
        quiet = setTimeout(() => {
          turn = turn.then(rebuild);
        }, quietTime);
      });
      // A page that was being loaded while something changed did not hear of it.
      server.ws.on('connection', () => {
        if (changes.onPage < changes.now) server.hot.send({ type: 'full-reload' });
      });
    },
  };
  const root = packageRoot();
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'runtime'),
    mode: 'runtime',
    base: live.base,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [plugin],
    server: {
      port: port ?? devPort,
      strictPort: port !== undefined,
      host,
      fs: { allow: [root] },
    },
  });
  await server.listen().catch(async (error: Error) => {
    await server.close();
    throw new UsageError(error.message);
  });
  io.stdout(`${server.resolvedUrls?.local[0] ?? ''}\n`);
  await new Promise<void>((resolve) => {
    if (stopped.aborted) resolve();
    stopped.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.close();
  return 0;
}
