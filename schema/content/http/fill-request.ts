import type { HttpSource } from '../../source.generated.ts';
import type { ApiRequest } from './api-request.ts';
import type { CallTemplate } from './call-text.ts';
import { fillHeaders, type NamedValues } from './fill-address.ts';
import { fillCall } from './fill-call.ts';

/**
 * A call with its names filled, ready to be made.
 * @param complete gives an address its host
 */
export function fillRequest(
  { headers }: Pick<HttpSource, 'headers'>,
  call: CallTemplate,
  values: NamedValues,
  complete: (address: string) => string,
): ApiRequest {
  const { url, body } = fillCall(call, values);
  const own = fillHeaders(headers, values);
  const hasType = own.some(([name]) => name.toLowerCase() === 'content-type');
  return {
    url: complete(url),
    headers: body && !hasType ? [...own, ['Content-Type', body.type]] : own,
    ...(body ? { body: body.text } : {}),
    ...(call.graphql ? { isGraphql: true } : {}),
  };
}
