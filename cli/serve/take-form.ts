import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteModel } from '../../schema/model.ts';

/** Bytes of a form that are read; more is refused, as it would be nobody's real form. */
const maxBytes = 64 * 1024 * 1024;

/** Bytes of a form that is not sent with files; where it names the page to go on to. */
const maxText = 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > maxBytes) return undefined;
    if (size <= maxText) parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The page that a form without scripts goes on to: one of this host. */
function nextPage(
  request: IncomingMessage,
  body: Buffer,
  receivers: NonNullable<SiteModel['receivers']>,
  path: string,
): string | undefined {
  const isPlain = /^application\/x-www-form-urlencoded\b/i.test(
    request.headers['content-type'] ?? '',
  );
  if (!isPlain) return undefined;
  const entries = new URLSearchParams(body.toString());
  const { next = '_next' } = Object.values(receivers).find(({ url }) => url === path) ?? {};
  try {
    const { pathname, search, hash } = new URL(entries.get(next) ?? '', 'http://localhost/');
    return entries.has(next) ? pathname + search + hash : undefined;
  } catch {
    // It is no address.
    return undefined;
  }
}

/**
 * Stands in for the receivers of a site that are on its own host: takes a form, keeps nothing, and says that it was sent,
 * to scripts as JSON, to readers without them by the page that the form names.
 * @returns whether the request was one
 */
export async function takeForm(
  request: IncomingMessage,
  response: ServerResponse,
  { receivers = {} }: Pick<SiteModel, 'receivers'>,
): Promise<boolean> {
  const path = request.url ?? '';
  if (request.method !== 'POST' || !Object.values(receivers).some(({ url }) => url === path)) {
    return false;
  }
  const body = await bodyOf(request);
  if (!body) {
    response.writeHead(413, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end('{"ok":false}\n');
    return true;
  }
  const next = nextPage(request, body, receivers, path);
  if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end('{"ok":true}\n');
  } else if (next === undefined) {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('sent (site preview keeps nothing)\n');
  } else {
    response.writeHead(303, { Location: next, 'Cache-Control': 'no-store' }).end();
  }
  return true;
}
