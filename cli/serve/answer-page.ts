import type { IncomingMessage, ServerResponse } from 'node:http';
import { deviceCookie } from '../../schema/device-cookie.ts';
import { choosesDevice } from '../../schema/visit/chooses-device.ts';
import { fallbackFiles } from '../built-files/fallback-files.ts';
import { pageFiles } from '../built-files/page-files.ts';
import { shellFile } from '../built-files/shell-file.ts';
import { shellFiles } from '../server/rules/status-files.ts';
import type { FoundPage } from './answer-for-path.ts';
import type { BuiltSite } from './built-site.ts';
import { leadToDevice } from './lead-to-device.ts';
import { ownFile } from './own-file.ts';
import type { RequestTarget } from './request-target.ts';
import { sendFirst } from './send-first.ts';
import { sendLead } from './send-lead.ts';
import type { StaticFiles } from './static-files.ts';
import {
  askedDevice,
  deviceHeaders,
  isAmbiguous,
  isNavigation,
  visitorDevice,
} from './visitor-device.ts';

export type PageRequest = {
  /** Path below the base, and query. */
  readonly target: RequestTarget;
  readonly found: FoundPage;
  readonly built: BuiltSite;
};

/** The files that may hold the page of a root, which are built for the default device variant. */
async function rootFiles(
  folder: string,
  prefix: string,
  isDefaultDevice: boolean,
): Promise<{ readonly own: readonly string[]; readonly isPage: boolean }> {
  const [file = ''] = pageFiles(`${prefix}/`, '');
  // Without a shell no address has a page of its own: the one page there is finds the home.
  if (!(await ownFile(folder, `/${shellFile}`))) return { own: [], isPage: true };
  const isThere = (await ownFile(folder, file)) !== undefined;
  return isDefaultDevice && isThere ? { own: [file], isPage: true } : { own: [], isPage: false };
}

/** The files of a page; what stands at the root of a folder is another address's, but for the home of the site. */
const ownFiles = (path: string, query: string): readonly string[] =>
  path.endsWith('/') && path !== '/' ? [] : pageFiles(path, query);

/** The files that may hold the fallback page of a route with parameters. */
const fallbacksOf = ({ route }: FoundPage, query: string): readonly string[] =>
  route?.row.paths[0]?.includes('/:') ? fallbackFiles(route.row.id, route.table, query) : [];

/**
 * Answers with the page of an address, or leads to the one for the visitor's device: by ?device= in the query, the
 * cookie that keeps such a choice, or the browser.
 * @param folder of the built site
 * @throws where not even the shell is there
 */
export async function answerPage(
  folder: string,
  files: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
  { target: { path, query }, found, built }: PageRequest,
): Promise<void> {
  const { model } = built;
  const isSeen = isNavigation(request);
  const asked = askedDevice(query, model);
  const device = isSeen ? (asked ?? visitorDevice(request, model)) : model.defaultDevice;
  // As the script does: without it, the links to the device variants hold for the session, too.
  if (asked !== undefined && isSeen && choosesDevice(model))
    response.setHeader('Set-Cookie', deviceCookie(asked, model.base));
  const prefix = found.root === undefined ? undefined : model.languages[found.root]?.prefix;
  const { own, isPage } =
    prefix === undefined
      ? { own: [...ownFiles(path, query), ...fallbacksOf(found, query)], isPage: false }
      : await rootFiles(folder, prefix, device === model.defaultDevice);
  const leads = (to: string): string | undefined => leadToDevice(path, found, to, built);
  // Led both by the server and by the script, such a visitor would never arrive.
  const isSure = asked !== undefined || !isAmbiguous(request, model);
  const to = isSeen && isSure && !isPage ? leads(device) : undefined;
  if (to !== undefined) {
    const headers = { Vary: deviceHeaders.join(', ') };
    return sendLead(response, 302, model.base.slice(0, -1) + to + query, headers);
  }
  const differs =
    model.hosted !== undefined ||
    Object.keys(model.devices).some((each) => leads(each) !== undefined);
  await sendFirst(files, request, response, [...own, ...shellFiles], {
    cacheControl: 'no-cache',
    vary: differs ? deviceHeaders : [],
  });
}
