import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { previewServer } from '../../cli/serve/preview-server.ts';
import type { Served } from './serve-site.ts';

/** What a receiver took: text of fields, names of files; several values of a name in one list. */
export type Taken = Readonly<Record<string, readonly string[]>>;

export type FormReceiver = {
  /** The site, with the receiver on its host. */
  readonly origin: string;
  readonly taken: Taken[];
  /** How it answers the next forms. */
  mode: 'takes' | 'hangs up' | 'fails' | 'finds faults';
  readonly close: () => Promise<void>;
};

async function entriesOf(request: IncomingMessage): Promise<Taken> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const type = request.headers['content-type'] ?? '';
  const body = Buffer.concat(parts);
  if (type.startsWith('application/json')) {
    const values: Readonly<Record<string, unknown>> = JSON.parse(body.toString());
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, [value].flat().map(String)]),
    );
  }
  const data = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data.getAll(name).map((value) => (typeof value === 'string' ? value : value.name)),
    ]),
  );
}

/** A server as an institution may run it: takes forms at /api/rooms, guards against programs, else answers the site. */
export async function formReceiver({ folder }: Pick<Served, 'folder'>): Promise<FormReceiver> {
  const site = previewServer(folder);
  const taken: Taken[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (receiver.mode === 'hangs up') return void request.socket.destroy();
    const entries = await entriesOf(request);
    if (receiver.mode === 'fails') return void response.writeHead(503).end();
    const [trap = '', seconds = '', next = '/'] = ['website', '_elapsed', '_next'].map(
      (name) => entries[name]?.[0] ?? '',
    );
    const wantsJson = request.headers.accept?.includes('application/json');
    // Without scripts nothing says how long it took.
    if (trap !== '' || (seconds !== '' && Number(seconds) < 2)) {
      return void response.writeHead(204).end();
    }
    if (receiver.mode === 'finds faults') {
      response.writeHead(422, { 'Content-Type': 'application/json' });
      return void response.end(JSON.stringify({ errors: { day: 'We are closed on that day.' } }));
    }
    taken.push(entries);
    if (wantsJson) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    else response.writeHead(303, { Location: new URL(next, 'http://x').pathname }).end();
  };
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/api/rooms') void take(request, response);
    else site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: FormReceiver = {
    origin: `http://127.0.0.1:${port}`,
    taken,
    mode: 'takes',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}
