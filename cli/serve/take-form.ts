import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteModel } from '../../schema/model.ts';
import type { CliLanguage, LocalText } from '../local-text.ts';
import { plainAnswer } from './plain-answer.ts';

/** Bytes of a form that are read; more is refused, as it would be nobody's real form. */
const maxBytes = 64 * 1024 * 1024;

/** Where addresses without a host are below. */
const nowhere = 'http://localhost';

const words: LocalText = {
  zh: '已提交（site preview 什么也不保存）',
  en: 'sent (site preview keeps nothing)',
};

type Model = Pick<SiteModel, 'receivers' | 'origin' | 'base'>;

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What a form without scripts has under a name; undefined where it is no form, or has no such text. */
async function textIn(
  request: IncomingMessage,
  body: Buffer,
  name: string,
): Promise<string | undefined> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  try {
    const value = (await new Response(new Uint8Array(body), { headers }).formData()).get(name);
    return typeof value === 'string' ? value : undefined;
  } catch {
    // JSON, or nothing that a browser sends.
    return undefined;
  }
}

/** A page of this site, as a path of this host; undefined for what would lead anywhere else. */
function ownPage(
  address: string,
  { headers }: IncomingMessage,
  { origin, base }: Model,
): string | undefined {
  const own = [nowhere, origin, `http://${headers.host}`, `https://${headers.host}`];
  try {
    const { origin: host, pathname, search, hash } = new URL(address, nowhere);
    // Two strokes at the start would name a host, also where they are left of an address of this one.
    const isOwn = own.includes(host) && !pathname.startsWith('//') && pathname.startsWith(base);
    return isOwn ? pathname + search + hash : undefined;
  } catch {
    // It is no address.
    return undefined;
  }
}

/**
 * Stands in for the receivers of a site that are on its own host: takes a form, keeps nothing, and says that it was sent,
 * to scripts as JSON, to readers without them by the page that the form names.
 * @param language of what is said where the form names no page of the site
 * @returns whether the request was one
 */
export async function takeForm(
  request: IncomingMessage,
  response: ServerResponse,
  model: Model,
  language: CliLanguage,
): Promise<boolean> {
  const receiver = Object.values(model.receivers ?? {}).find(({ url }) => url === request.url);
  if (request.method !== 'POST' || !receiver) return false;
  const body = await bodyOf(request);
  if (!body) {
    response.writeHead(413, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end('{"ok":false}\n');
    return true;
  }
  if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end('{"ok":true}\n');
    return true;
  }
  const address = await textIn(request, body, receiver.next ?? '_next');
  const next = address ? ownPage(address, request, model) : undefined;
  if (next === undefined) plainAnswer(response, 200, words[language]);
  else response.writeHead(303, { Location: next, 'Cache-Control': 'no-store' }).end();
  return true;
}
