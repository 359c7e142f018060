import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

/** A site of its own host, as it is seen on this machine. */
export type LocalHost = {
  /** As the built site has it: https://m.example.org. */
  readonly origin: string;
  /** Name by which it is asked for here: mobile.localhost. */
  readonly name: string;
  /** The port of its server on this machine. */
  readonly port: number;
};

const texts = /^(?:text\/html|application\/(?:json|manifest\+json))\b/;

/** The site that a request names; the first one where it names none. */
function askedHost(
  { headers }: IncomingMessage,
  hosts: readonly LocalHost[],
): LocalHost | undefined {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  return hosts.find((each) => each.name === name) ?? hosts[0];
}

/**
 * A server before those of the hosts of a site: it asks the one that a request names, and puts the names that they
 * have on this machine into what they answer, in place of their public origins.
 * @param hosts the site's own first
 */
export function localHosts(hosts: readonly LocalHost[]): Server {
  const answer = (incoming: IncomingMessage, response: ServerResponse): void => {
    const host = askedHost(incoming, hosts);
    const port = (incoming.socket.localPort ?? 0).toString();
    const local = (text: string): string =>
      hosts.reduce(
        (all, { origin, name }) => all.replaceAll(origin, `http://${name}:${port}`),
        text,
      );
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const asked = request(
      // Names of hosts are looked at by the server itself; texts come as they are, to be changed.
      { port: host?.port, path: incoming.url, method: incoming.method, headers },
      (answered) => {
        const given = { ...answered.headers };
        if (given.location) given.location = local(given.location);
        const status = answered.statusCode ?? 500;
        if (!texts.test(given['content-type'] ?? '')) {
          response.writeHead(status, given);
          answered.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        answered.on('data', (part: Buffer) => parts.push(part));
        answered.on('end', () => {
          const body = Buffer.from(local(Buffer.concat(parts).toString()));
          delete given['transfer-encoding'];
          if (incoming.method !== 'HEAD') given['content-length'] = String(body.length);
          response.writeHead(status, given).end(incoming.method === 'HEAD' ? undefined : body);
        });
      },
    );
    asked.on('error', () => response.writeHead(502).end());
    incoming.pipe(asked);
  };
  return createServer(answer);
}
