import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import fresh from 'fresh';
import send from 'send';
import { encodingFor, fileCompressor, isCompressible } from './content-encoding.ts';
import { contentTypeOf } from './content-type.ts';
import { type OwnFile, ownFile } from './own-file.ts';

export type FileAnswer = {
  /** 404 where the file says that there is nothing. Absent: 200. */
  readonly status?: 404;
  readonly cacheControl: string;
};

/** Size and time name a version of a file; another encoding of it is another version (RFC 9110, 8.8.3). */
const etagOf = ({ stats }: OwnFile, suffix: string): string =>
  `W/"${stats.size.toString(16)}-${Math.floor(stats.mtimeMs).toString(16)}${suffix}"`;

/** What `send` sets before it finds that it sends no file. */
const fileHeaders = ['Content-Type', 'ETag', 'Last-Modified', 'Accept-Ranges', 'Cache-Control'];

/** Whether the last bytes are asked for, and more than there are: that is all of them (RFC 9110, 14.1.2). */
const wantsAll = (range: string | undefined, { stats }: OwnFile): boolean => {
  const suffix = /^ *bytes=-(\d+) *$/.exec(range ?? '')?.[1];
  return suffix !== undefined && stats.size > 0 && Number(suffix) >= stats.size;
};

/** Answers with a file as it is: ranges and conditions are `send`'s. */
const sendAsIs = (
  request: IncomingMessage,
  response: ServerResponse,
  own: OwnFile,
): Promise<void> =>
  new Promise((resolve, reject) => {
    response.on('close', resolve);
    send(request, pathToFileURL(own.file).pathname, {
      dotfiles: 'allow',
      cacheControl: false,
      index: false,
      // A part of a page that says that there is nothing is of no use; `range-parser` takes a suffix that is too long for a mistake.
      acceptRanges: response.statusCode === 200 && !wantsAll(request.headers.range, own),
    })
      .on('error', (error: { status?: number }) => {
        // 412 and 416 are answers; else the file went away after it was found.
        if (error.status !== 412 && error.status !== 416) return reject(error);
        for (const name of fileHeaders) response.removeHeader(name);
        response.writeHead(error.status).end();
      })
      .pipe(response);
  });

/**
 * Answers requests with the files of a folder, read anew each time: with validators, byte ranges, and for those
 * who accept it compressed.
 * @returns answers, or reports that there is no such file; rejects where one cannot be read
 */
export function staticFiles(
  folder: string,
): (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  answer: FileAnswer,
) => Promise<boolean> {
  const compressed = fileCompressor();
  return async (request, response, path, { status = 200, cacheControl }) => {
    const own = await ownFile(folder, path);
    if (!own) return false;
    response.statusCode = status;
    response.setHeader('Cache-Control', cacheControl);
    response.setHeader('Content-Type', contentTypeOf(own.file));
    const mayCompress = isCompressible(own);
    if (mayCompress) response.setHeader('Vary', 'Accept-Encoding');
    const encoding = mayCompress ? encodingFor(request) : undefined;
    response.setHeader('ETag', etagOf(own, encoding === undefined ? '' : `-${encoding}`));
    if (encoding === undefined) {
      await sendAsIs(request, response, own);
      return true;
    }
    const bytes = await compressed(own, encoding);
    const modified = own.stats.mtime.toUTCString();
    response.setHeader('Last-Modified', modified);
    const known = { etag: response.getHeader('ETag'), 'last-modified': modified };
    if (status === 200 && fresh(request.headers, known)) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return true;
    }
    response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
