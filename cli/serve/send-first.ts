import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileAnswer, StaticFiles } from './static-files.ts';

/**
 * Answers with the first of some files that is there.
 * @throws where none is, of which the last should always be there
 */
export async function sendFirst(
  files: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
  paths: readonly string[],
  answer: FileAnswer,
): Promise<void> {
  for (const path of paths) if (await files(request, response, path, answer)) return;
  throw new Error(`${paths.at(-1)?.slice(1)} is missing`);
}
