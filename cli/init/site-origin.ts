import { UsageError } from '../usage-error.ts';

const shape = /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?$/u;

/**
 * The public address of a site.
 * @param typed https:// and a host, with a slash at the end or without; empty: it is not known yet
 * @throws UsageError where browsers could not open it
 */
export function siteOrigin(typed: string): string | undefined {
  const origin = typed.trim().replace(/\/$/, '');
  if (origin === '') return undefined;
  if (!shape.test(origin) || !URL.canParse(origin)) {
    throw new UsageError({
      zh: `“${typed}”不能作网站的地址；请只写 https:// 和主机名，例如 https://www.example.edu`,
      en: `"${typed}" is no address of a site; write https:// and the host alone, such as https://www.example.edu`,
    });
  }
  return origin;
}
