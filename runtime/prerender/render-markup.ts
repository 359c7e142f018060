import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The HTML of what was rendered, or what was thrown. */
export type Markup = { readonly html: string } | { readonly error: unknown };

/** What React writes before the page: announcements of pictures, which stand right behind them. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders to HTML, whole: a boundary that is large, or fails, is no reason to leave it to the browser. */
export const renderMarkup = (node: ReactNode): Promise<Markup> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const errors: unknown[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = Buffer.concat(chunks).toString('utf8').replace(preloads, '');
        resolve(errors.length > 0 ? { error: errors[0] } : { html });
        done();
      },
    });
    const stream = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
      onShellError: (error) => resolve({ error }),
      onAllReady: () => stream.pipe(collect),
    });
  });
