import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PrerenderRequest } from '../../schema/prerenderer.ts';
import type { PageDocument } from './page-document.ts';
import type { Drawn, FromWorker, PageFacts, ToWorker, WorkerStart } from './worker-messages.ts';

/** More threads than this wait for the one that hands out files. */
const maxThreads = 8;
/** Pages that a thread has at once: it renders one while the documents of others are thought of. */
const pagesAtOnce = 3;

/** Says which documents a page is written to. */
export type DocumentsOf = (page: PageFacts) => Promise<readonly PageDocument[]>;

/** What came of an address, and the files that were written into the staging folder. */
export type PoolResult = { readonly drawn: Drawn; readonly files: readonly string[] };

export type RenderPool = {
  /**
   * Renders an address and writes its documents in the next thread that is free.
   * @throws what the file system says of a file, or what ended the thread
   */
  readonly render: (request: PrerenderRequest, documentsOf: DocumentsOf) => Promise<PoolResult>;
  readonly close: () => Promise<void>;
};

type Job = {
  readonly id: number;
  readonly request: PrerenderRequest;
  readonly documentsOf: DocumentsOf;
  readonly resolve: (result: PoolResult) => void;
  readonly reject: (error: unknown) => void;
  drawn?: Drawn;
};

type Thread = { readonly worker: Worker; readonly jobs: Map<number, Job> };

/**
 * Threads that render pages side by side.
 * @param script path of their script
 * @param textOf the text of an emitted file; undefined where there is none
 */
export function renderPool(
  script: string,
  start: WorkerStart,
  textOf: (path: string) => string | undefined,
): RenderPool {
  const waiting: Job[] = [];
  const threads: Thread[] = [];
  let last = 0;
  const post = ({ worker }: Thread, message: ToWorker): void => worker.postMessage(message);
  const fill = (thread: Thread): void => {
    while (thread.jobs.size < pagesAtOnce) {
      const job = waiting.shift();
      if (!job) return;
      thread.jobs.set(job.id, job);
      post(thread, { kind: 'render', id: job.id, request: job.request });
    }
  };
  const finish = (thread: Thread, id: number, done: (job: Job) => void): void => {
    const job = thread.jobs.get(id);
    thread.jobs.delete(id);
    fill(thread);
    if (job) done(job);
  };
  const failed = (thread: Thread, id: number, error: unknown): void =>
    finish(thread, id, ({ reject }) => reject(error));
  const draw = async (thread: Thread, id: number, drawn: Drawn): Promise<void> => {
    const job = thread.jobs.get(id);
    if (!job) return;
    if (drawn.kind !== 'page') {
      finish(thread, id, ({ resolve }) => resolve({ drawn, files: [] }));
      return;
    }
    job.drawn = drawn;
    const documents = await job.documentsOf(drawn);
    post(thread, { kind: 'write', id, documents });
  };
  const hear = (thread: Thread, message: FromWorker): void => {
    const { id } = message;
    switch (message.kind) {
      case 'read':
        post(thread, { kind: 'text', id, text: textOf(message.path) });
        return;
      case 'drawn':
        draw(thread, id, message.drawn).catch((error: unknown) => failed(thread, id, error));
        return;
      case 'failed':
        failed(thread, id, Object.assign(new Error(message.error.message), message.error));
        return;
      case 'written': {
        const { files } = message;
        finish(thread, id, ({ drawn, resolve }) => drawn && resolve({ drawn, files }));
      }
    }
  };
  const open = (): Thread => {
    const worker = new Worker(script, { workerData: start });
    const thread: Thread = { worker, jobs: new Map() };
    worker.on('message', (message: FromWorker) => hear(thread, message));
    worker.on('error', (error) => {
      for (const { reject } of [...thread.jobs.values(), ...waiting.splice(0)]) reject(error);
      thread.jobs.clear();
    });
    return thread;
  };
  const most = Math.min(maxThreads, availableParallelism());
  return {
    render: (request, documentsOf) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.push({ id: last, request, documentsOf, resolve, reject });
        if (threads.length < most) threads.push(open());
        const [free] = [...threads].sort((a, b) => a.jobs.size - b.jobs.size);
        if (free) fill(free);
      }),
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
