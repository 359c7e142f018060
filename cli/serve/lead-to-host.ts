import type { IncomingMessage } from 'node:http';
import { leadsToHost } from '../../schema/visit/leads-to-device.ts';
import { filePath } from '../server/twins/host-leads.ts';
import type { PathAnswer } from './answer-for-path.ts';
import type { BuiltSite } from './built-site.ts';
import { hostedDevice } from './visitor-device.ts';

const fileEnd = new RegExp(filePath);

/**
 * The origin of the host to which a visitor is led by device.
 * @param path below the base, as it was asked for
 * @param query of the address, with its ?
 * @returns undefined: the visitor stays
 */
export function leadToHost(
  request: IncomingMessage,
  path: string,
  query: string,
  found: PathAnswer,
  { model }: BuiltSite,
): string | undefined {
  const device = hostedDevice(request, query, model);
  const host = model.hosted?.[device ?? ''];
  if (device === undefined || !host || model.history === 'hash' || fileEnd.test(path))
    return undefined;
  const row = found.status === 200 ? found.route?.row : undefined;
  return leadsToHost(row, model.defaultDevice, host, device, model) ? host.origin : undefined;
}
