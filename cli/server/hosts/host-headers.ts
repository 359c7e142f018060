import { workerFile } from '../../../schema/offline/offline-names.ts';
import { checkedCaching, hashedCaching, hashedFolder } from '../rules/cache-control.ts';
import type { ServerRules } from '../rules/server-rules.ts';

/**
 * The file `_headers`, as Netlify and Cloudflare read it. Where two rules set one header, both join the values: so
 * caching is said of hashed files and of the service worker alone. For all others the default of both is to ask again
 * (`public, max-age=0, must-revalidate`), with an ETag.
 */
export const hostHeaders = ({ headers, model }: ServerRules, about: string): string =>
  [
    `# ${about}`,
    '/*',
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    `${model.base.slice(0, -1)}${hashedFolder}*`,
    `  Cache-Control: ${hashedCaching}`,
    `${model.base}${workerFile}`,
    `  Cache-Control: ${checkedCaching}`,
    '',
  ].join('\n');
