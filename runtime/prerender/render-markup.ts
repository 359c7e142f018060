import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What was thrown first, and what was being drawn then. */
type Thrown = {
  readonly error: unknown;
  readonly place: string;
  /** The components around it, as React traces them. */
  readonly components: string;
};

/** The HTML of what was rendered, or what was thrown. */
export type Markup = { readonly html: string } | Thrown;

/** What React writes before the page: announcements of pictures, which stand right behind them. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** What React writes for a boundary in which something waited or failed. */
const unfinished = '<!--$!-->';

/**
 * Renders to HTML in one go, without the stream that can wait.
 * @returns undefined where something waits or is thrown: `renderMarkup` finds out
 */
export function markupAtOnce(node: ReactNode): Markup | undefined {
  try {
    const html = renderToString(node);
    return html.includes(unfinished) ? undefined : { html: html.replace(preloads, '') };
  } catch {
    // What was thrown, and where, is found out with the stream.
    return undefined;
  }
}

/**
 * Renders to HTML, whole: a boundary that is large, or fails, is no reason to leave it to the browser.
 * @param placeNow what is being drawn; it is asked right when something is thrown, as drawing goes on behind it
 */
export const renderMarkup = (node: ReactNode, placeNow: () => string): Promise<Markup> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const errors: Thrown[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = Buffer.concat(chunks).toString('utf8').replace(preloads, '');
        resolve(errors[0] ?? { html });
        done();
      },
    });
    const stream = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, { componentStack = '' }) => {
        errors.push({ error, place: placeNow(), components: componentStack });
      },
      onShellError: (error) => resolve(errors[0] ?? { error, place: placeNow(), components: '' }),
      onAllReady: () => stream.pipe(collect),
    });
  });
