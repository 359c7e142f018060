import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import fresh from 'fresh';
import send from 'send';
import { isCompressible } from '../compress/is-compressible.ts';
import { compressedSuffixes, type Encoding } from '../files/compressed-names.ts';
import { contentTypeOf } from '../files/content-type.ts';
import { encodingFor, fileCompressor } from './content-encoding.ts';
import { type OwnFile, ownFile } from './own-file.ts';

export type FileAnswer = {
  /** 404 where the file says that there is nothing. Absent: 200. */
  readonly status?: 404 | 410;
  readonly cacheControl: string;
  /** Headers of the request, besides `Accept-Encoding`, that another answer was possible by. */
  readonly vary?: readonly string[];
};

/**
 * Answers with the file at a path, from the folder's root and without encoding; reports whether there is one.
 * @throws where it cannot be read
 */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  answer: FileAnswer,
) => Promise<boolean>;

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

const encodings: readonly Encoding[] = ['br', 'gzip'];

type Compressed = { readonly encoding: Encoding; readonly bytes: () => Promise<Buffer> };

/** The compressed forms of a file that stand beside it and are not older than it is, brotli first. */
async function writtenForms(folder: string, path: string, own: OwnFile): Promise<Compressed[]> {
  const forms = await Promise.all(
    encodings.map(async (encoding) => {
      const form = await ownFile(folder, path + compressedSuffixes[encoding]);
      const isOfToday = form && form.stats.mtimeMs >= own.stats.mtimeMs;
      return isOfToday ? [{ encoding, bytes: () => readFile(form.file) }] : [];
    }),
  );
  return forms.flat();
}

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
 * who accept it compressed: as the build compressed them, or now.
 * @returns answers with the file at a path (from the folder's root, without encoding), or reports that there is no such file; rejects where one cannot be read
 */
export function staticFiles(folder: string): StaticFiles {
  const compressNow = fileCompressor();
  /** The form that a client prefers of a file: one that is there, else one that is made now. */
  const preferredForm = async (
    request: IncomingMessage,
    path: string,
    own: OwnFile,
  ): Promise<Compressed | undefined> => {
    const forms = await writtenForms(folder, path, own);
    const there = encodingFor(
      request,
      forms.map(({ encoding }) => encoding),
    );
    if (there !== undefined) return forms.find(({ encoding }) => encoding === there);
    const encoding = encodingFor(request, encodings);
    return encoding && { encoding, bytes: () => compressNow(own, encoding) };
  };
  return async (request, response, path, { status = 200, cacheControl, vary = [] }) => {
    const own = await ownFile(folder, path);
    if (!own) return false;
    response.statusCode = status;
    response.setHeader('Cache-Control', cacheControl);
    response.setHeader('Content-Type', contentTypeOf(own.file));
    const mayCompress = isCompressible(own.file, own.stats.size);
    const varies = [...(mayCompress ? ['Accept-Encoding'] : []), ...vary];
    if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
    const form = mayCompress ? await preferredForm(request, path, own) : undefined;
    response.setHeader('ETag', etagOf(own, form === undefined ? '' : `-${form.encoding}`));
    if (form === undefined) {
      await sendAsIs(request, response, own);
      return true;
    }
    const modified = own.stats.mtime.toUTCString();
    response.setHeader('Last-Modified', modified);
    const known = { etag: response.getHeader('ETag'), 'last-modified': modified };
    if (status === 200 && fresh(request.headers, known)) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return true;
    }
    const bytes = await form.bytes();
    response.writeHead(status, {
      'Content-Encoding': form.encoding,
      'Content-Length': bytes.length,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
