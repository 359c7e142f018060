import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PrerenderRequest, Rendered } from '../../schema/prerenderer.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/** More threads than this wait for the one that hands out files. */
const maxThreads = 8;

export type RenderPool = {
  /** Renders an address in the next thread that is free. */
  readonly render: (request: PrerenderRequest) => Promise<Rendered>;
  readonly close: () => Promise<void>;
};

type Job = {
  readonly request: PrerenderRequest;
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (error: unknown) => void;
};

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
  const idle: Worker[] = [];
  const running = new Map<Worker, Job>();
  const next = (worker: Worker): void => {
    const job = waiting.shift();
    if (!job) {
      idle.push(worker);
      return;
    }
    running.set(worker, job);
    worker.postMessage({ kind: 'render', id: 0, request: job.request } satisfies ToWorker);
  };
  const open = (): Worker => {
    const worker = new Worker(script, { workerData: start });
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'read') {
        const text = textOf(message.path);
        worker.postMessage({ kind: 'text', id: message.id, text } satisfies ToWorker);
        return;
      }
      const job = running.get(worker);
      running.delete(worker);
      next(worker);
      job?.resolve(message.rendered);
    });
    worker.on('error', (error) => {
      running.get(worker)?.reject(error);
      running.delete(worker);
    });
    return worker;
  };
  const workers: Worker[] = [];
  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        const free = idle.shift();
        if (free) next(free);
        else if (workers.length < Math.min(maxThreads, availableParallelism())) {
          const worker = open();
          workers.push(worker);
          next(worker);
        }
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
