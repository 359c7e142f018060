import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LocalText, untranslated } from '../local-text.ts';
import { UsageError } from '../usage-error.ts';

/** How many further ports are tried where the default one is taken. */
const furtherPorts = 20;

/** Why an address and a port cannot be listened on, in words. */
function refusalOf(
  { code = '', message }: NodeJS.ErrnoException,
  port: number,
  host: string,
): LocalText {
  switch (code) {
    case 'EADDRNOTAVAIL':
      return {
        zh: `${host} 不是本机的地址；请用 --host 写本机的地址，例如 127.0.0.1，或用 0.0.0.0 表示全部`,
        en: `${host} is no address of this machine; name one of its own with --host, such as 127.0.0.1, or 0.0.0.0 for all`,
      };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return {
        zh: `找不到主机 ${host}；请用 --host 写本机的地址，例如 127.0.0.1`,
        en: `there is no host ${host}; name an address of this machine with --host, such as 127.0.0.1`,
      };
    case 'EAFNOSUPPORT':
      return {
        zh: `本机不能使用 ${host} 这类地址；请用 --host 写别的地址，例如 127.0.0.1`,
        en: `this machine has no addresses of the kind of ${host}; name another with --host, such as 127.0.0.1`,
      };
    case 'EACCES':
      return {
        zh: `没有权限使用端口 ${port}；请用 --port 指定 1024 以上的端口`,
        en: `there is no permission for port ${port}; name one above 1023 with --port`,
      };
    default:
      return untranslated(message);
  }
}

const tryListen = (server: Server, port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(new UsageError(refusalOf(error, port, host)));
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
