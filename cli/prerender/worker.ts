import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  Prerenderer,
  PrerenderInput,
  PrerenderRequest,
  Rendered,
  RenderedPage,
} from '../../schema/prerenderer.ts';
import { sourceFrames } from './failures/source-frames.ts';
import type { PageDocument } from './page-document.ts';
import type { Drawn, FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';
import { writeDocument } from './write-document.ts';

/*
 * A thread that renders pages, one after the other, and writes and compresses their documents: their HTML does not
 * leave it. It loads the built prerenderer by its path, as the command knows the runtime by its files alone.
 */

const start = workerData as WorkerStart;
const { module, frames, seo, own } = start;
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

// Faults of the site's own components are named by the lines of their sources.
process.setSourceMapsEnabled(true);

const importOwn = async (script: string): Promise<unknown> => {
  const path = own[script];
  if (path === undefined) throw new Error(`there is no module for ${script}`);
  return import(pathToFileURL(path).href);
};

const failed = (error: unknown): Rendered => ({
  kind: 'failed',
  place: '',
  block: '',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

const loaded: Promise<Prerenderer> = import(pathToFileURL(module).href).then(
  ({ createPrerenderer }: { createPrerenderer: (input: PrerenderInput) => Prerenderer }) =>
    createPrerenderer({ frames, seo, read, importOwn }),
);

/** Rendered pages whose documents are not written yet. */
const pages = new Map<number, RenderedPage>();

/** A failure whose traces name the sources of components. */
function traced(failure: Extract<Rendered, { kind: 'failed' }>): typeof failure {
  const { message, components = '' } = failure;
  const mapped = (trace: string): string => sourceFrames(trace, Object.values(own));
  return { ...failure, message: mapped(message), components: mapped(components) };
}

function factsOf(id: number, rendered: Rendered): Drawn {
  if (rendered.kind === 'failed') return traced(rendered);
  if (rendered.kind !== 'page') return rendered;
  pages.set(id, rendered);
  const { head: _, html: __, state, ...facts } = rendered;
  return { ...facts, hasState: state !== undefined };
}

async function render(id: number, request: PrerenderRequest): Promise<void> {
  const rendered = await loaded.then((prerenderer) => prerenderer.render(request)).catch(failed);
  send({ kind: 'drawn', id, drawn: factsOf(id, rendered) });
}

/** Writes the documents of a page, with their compressed forms. */
function write(id: number, documents: readonly PageDocument[]): void {
  const page = pages.get(id);
  pages.delete(id);
  try {
    const files = page ? documents.flatMap((each) => writeDocument(page, each, start)) : [];
    send({ kind: 'written', id, files });
  } catch (error) {
    const { message, code, path, syscall } = error as NodeJS.ErrnoException;
    send({ kind: 'failed', id, error: { message, code, path, syscall } });
  }
}

/** One page after the other: the prerenderer notes what a page reads. */
let rendering = Promise.resolve();

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'text':
      reads.get(message.id)?.(message.text);
      reads.delete(message.id);
      return;
    case 'write':
      write(message.id, message.documents);
      return;
    case 'render':
      rendering = rendering.then(() => render(message.id, message.request));
  }
});
