import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { packageRoot } from '../files/package-root.ts';
import { siteFolder } from '../files/site-folder.ts';
import type { ExitCode, Io } from '../io.ts';
import { devSite } from '../serve/dev-site.ts';
import type { ServeOptions } from './preview.ts';

const usualPort = 5173;

/**
 * Serves a site while it is being written: every change of the site file is linted and shown at once;
 * a mistake is told in the terminal and on the page, and the last good state stays.
 */
export async function devCommand(
  site: string,
  { port, host }: ServeOptions,
  io: Io,
  stop: AbortSignal,
): Promise<ExitCode> {
  const folder = await siteFolder(site);
  const live = await devSite(site, io);
  // Loaded here and nowhere else: no other command should wait for it.
  const { createServer } = await import('vite');
  const plugin: Plugin = {
    name: 'site',
    transformIndexHtml: { order: 'post', handler: (html) => live.page(html) },
    configureServer: (server: ViteDevServer) => {
      server.middlewares.use(live.answer);
      server.watcher.add(folder);
      server.watcher.on('all', async (_, path) => {
        if (!path.startsWith(folder)) return;
        const failure = await live.reload();
        server.hot.send(
          failure === undefined
            ? { type: 'full-reload' }
            : { type: 'error', err: { message: failure, stack: '' } },
        );
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
      port: port ?? usualPort,
      strictPort: port !== undefined,
      host,
      fs: { allow: [root] },
    },
  });
  await server.listen();
  io.stdout(`${server.resolvedUrls?.local[0] ?? ''}\n`);
  await new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.close();
  return 0;
}
