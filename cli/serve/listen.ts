import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untranslated } from '../local-text.ts';
import { UsageError } from '../usage-error.ts';

/** How many further ports are tried where the default one is taken. */
const furtherPorts = 20;

const tryListen = (server: Server, port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // No permission for a port below 1024, an address that is not this machine's, a name that nobody knows.
      else reject(new UsageError(untranslated(error.message)));
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve(true);
    });
  });

/**
 * Starts a server.
 * @param port the wanted port (0: any); undefined: the default one, or the next that is free
 * @returns the port it listens on
 * @throws UsageError where the wanted port is taken, or address and port cannot be listened on
 */
export async function listen(
  server: Server,
  port: number | undefined,
  defaultPort: number,
  host: string,
): Promise<number> {
  const last = port === undefined ? defaultPort + furtherPorts : port;
  for (let each = port ?? defaultPort; each <= last; each += 1) {
    if (await tryListen(server, each, host)) return (server.address() as AddressInfo).port;
  }
  const tried = port ?? `${defaultPort}–${last}`;
  throw new UsageError({
    zh: `端口 ${tried} 已被占用；请用 --port 指定别的端口`,
    en: `port ${tried} is in use; name another with --port`,
  });
}
