import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AccessServer = {
  readonly origin: string;
  /** Cookies of every call. */
  readonly cookies: string[];
  /** Answers wait for this. */
  hold: Promise<void>;
  readonly close: () => Promise<void>;
};

/** Grants who brings the cookie `session=1` the sign-in status 2, from another origin than the site's. */
export async function startAccessServer(): Promise<AccessServer> {
  const cookies: string[] = [];
  const server = createServer(async (request, response) => {
    cookies.push(request.headers.cookie ?? '');
    await running.hold;
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('content-type', 'application/json');
    const loginStatus = request.headers.cookie?.includes('session=1') ? 2 : 0;
    response.end(JSON.stringify({ menuCodes: [], fnCodes: [], loginStatus }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const running: AccessServer = {
    origin: `http://127.0.0.1:${port}`,
    cookies,
    hold: Promise.resolve(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return running;
}
