import { contentType } from 'mime-types';

/** The media type of a file by its name, with its charset where it is text. */
export const contentTypeOf = (path: string): string =>
  contentType(path.slice(path.lastIndexOf('/') + 1)) || 'application/octet-stream';
