import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

export type FileAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Answers with the files of a folder, read anew each time, with validators.
 * @param hashed start of the paths whose names change with their content; they may be kept for good
 */
export const staticFiles = (folder: string, hashed: string): FileAnswer =>
  sirv(folder, {
    dev: true,
    etag: true,
    setHeaders: (response, path) => {
      const forGood = path.startsWith(hashed);
      response.setHeader(
        'Cache-Control',
        forGood ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
