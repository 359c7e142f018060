import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { choosesDevice } from '../../schema/visit/chooses-device.ts';
import type { CliLanguage } from '../local-text.ts';
import { serverErrorFile } from '../outputs/server-error-html.ts';
import { cacheControlOf } from '../server/rules/cache-control.ts';
import { isHandedOut } from '../server/rules/own-address.ts';
import { shellFiles, statusFiles, statusVariant } from '../server/rules/status-files.ts';
import { answerForPath } from './answer-for-path.ts';
import { answerPage } from './answer-page.ts';
import { builtSiteReader } from './built-site.ts';
import { leadToHost } from './lead-to-host.ts';
import { isOwnHost, type OwnHosts, otherHost, ownHosts } from './own-host.ts';
import { plainAnswer } from './plain-answer.ts';
import { requestTarget } from './request-target.ts';
import { sendFirst } from './send-first.ts';
import { sendLead } from './send-lead.ts';
import { staticFiles } from './static-files.ts';
import { takeForm } from './take-form.ts';
import { deviceHeaders, isNavigation, visitorDevice } from './visitor-device.ts';

/** Whether a script, a style or a picture is asked for, which a page of HTML is no answer to. */
const wantsFile = (path: string, { headers }: IncomingMessage): boolean =>
  /\.\w+$/.test(path) && !headers.accept?.includes('text/html');

/**
 * A server for a built site, as a production server should answer: files with validators, compressed and in
 * ranges, hashed files for good, every address with its page or its route's fallback page and every other route with the shell, 301 for what moved
 * for everybody, 302 to the page of the visitor's device, 404 with the page for no route.
 * @param hosts by which it may be asked
 * @param language of what it says in a receiver's place
 */
export function previewServer(
  folder: string,
  hosts: OwnHosts = ownHosts('localhost'),
  language: CliLanguage = 'en',
): Server {
  const site = builtSiteReader(folder);
  const files = staticFiles(folder);

  /** The page for a server that fails, in the visitor's variant as far as that can be known. */
  const failurePage = async (request: IncomingMessage): Promise<Buffer | undefined> => {
    const paths = await site()
      .then(({ model }) => {
        const target = requestTarget(request);
        const path =
          'path' in target && target.path.startsWith(model.base) ? target.path : model.base;
        const below = path.slice(model.base.length - 1);
        return statusFiles(500, statusVariant(below, visitorDevice(request, model), model));
      })
      // What fails may be the site itself.
      .catch(() => [`/${serverErrorFile}`]);
    for (const path of paths) {
      const html = await readFile(join(folder, path)).catch(() => undefined);
      if (html) return html;
    }
    return undefined;
  };

  const failed = async (
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const html = await failurePage(request);
    for (const name of response.getHeaderNames()) {
      if (/^(?:content-(?!security)|etag|last-modified|cache-control|vary)/.test(name))
        response.removeHeader(name);
    }
    if (html === undefined) return plainAnswer(response, 500, String(error));
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnHost(request, hosts)) return plainAnswer(response, ...otherHost);
    const built = await site();
    const { model, headers, policy } = built;
    const { base } = model;
    for (const { name, value } of headers) response.setHeader(name, value);
    if (await takeForm(request, response, model, language)) return;
    const target = requestTarget(request);
    if ('status' in target)
      return plainAnswer(response, target.status, target.text, target.headers);
    const { path, query } = target;
    if (`${path}/` === base || path === `${base}index.html`)
      return sendLead(response, 301, base + query);
    if (!path.startsWith(base)) return plainAnswer(response, 404, `this site is at ${base}`);
    const below = path.slice(base.length - 1);
    const name = decodeURIComponent(below);
    const file = { cacheControl: cacheControlOf(below) };
    if (isHandedOut(name.slice(1), policy) && (await files(request, response, name, file))) return;
    const found = answerForPath(below, query, built);
    const host = isNavigation(request)
      ? leadToHost(request, below, query, found, built)
      : undefined;
    if (host !== undefined) {
      const headers = { Vary: deviceHeaders.join(', ') };
      return sendLead(response, 302, host + path + query, headers);
    }
    if (found.status === 301 || found.status === 302) {
      const to = found.to.startsWith('/') ? base.slice(0, -1) + found.to : found.to;
      return sendLead(response, found.status, to);
    }
    if (found.status === 200) {
      const page = { target: { path: below, query }, found, built };
      return answerPage(folder, files, request, response, page);
    }
    if (found.status === 404 && wantsFile(below, request))
      return plainAnswer(response, 404, 'there is no such file');
    const variant = statusVariant(below, visitorDevice(request, model), model);
    await sendFirst(files, request, response, [...statusFiles(404, variant), ...shellFiles], {
      status: found.status,
      cacheControl: 'no-cache',
      vary: choosesDevice(model) ? deviceHeaders : [],
    });
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => failed(error, request, response));
  });
}
