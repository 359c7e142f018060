import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Prerenderer, PrerenderInput, Rendered } from '../../schema/prerenderer.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/*
 * A thread that renders pages, one after the other. It loads the built prerenderer by its path, as the command
 * knows the runtime by its files alone.
 */

const { module, frames, seo } = workerData as WorkerStart;
const port = parentPort;
if (!port) throw new Error('this runs as a thread of site build');

const send = (message: FromWorker): void => port.postMessage(message);

const reads = new Map<number, (text: string | undefined) => void>();
let lastRead = 0;

const read = (path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    lastRead += 1;
    reads.set(lastRead, resolve);
    send({ kind: 'read', id: lastRead, path });
  });

const failed = (error: unknown): Rendered => ({
  kind: 'failed',
  place: '',
  block: '',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

const loaded: Promise<Prerenderer> = import(pathToFileURL(module).href).then(
  ({ createPrerenderer }: { createPrerenderer: (input: PrerenderInput) => Prerenderer }) =>
    createPrerenderer({ frames, seo, read }),
);

port.on('message', async (message: ToWorker) => {
  if (message.kind === 'text') {
    reads.get(message.id)?.(message.text);
    reads.delete(message.id);
    return;
  }
  const { id, request } = message;
  const rendered = await loaded.then(({ render }) => render(request)).catch(failed);
  send({ kind: 'rendered', id, rendered });
});
