import { parentPort } from 'node:worker_threads';
import type { FromArticleWorker, ToArticleWorker } from './article-threads.ts';
import { compileArticle } from './compile-article.ts';

/* A thread that compiles files of content, one after the other. */

const port = parentPort;
if (!port) throw new Error('this runs as a thread of the site commands');

function answer({ id, input }: ToArticleWorker): FromArticleWorker {
  const { bytes, collection, messages, timeZone } = input;
  try {
    return { id, compiled: compileArticle(Buffer.from(bytes), collection, messages, timeZone) };
  } catch (failure) {
    return { id, failure };
  }
}

port.on('message', (message: ToArticleWorker) => port.postMessage(answer(message)));
