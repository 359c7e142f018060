import type { SiteModel } from '../../schema/model.ts';

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address !== undefined && /^https?:/.test(address)
        ? [new URL(address.replace(/\{\w+\}/g, '')).origin]
        : [],
    ),
  ),
];

/**
 * The policy that a built site keeps: its own scripts and styles alone, no eval, and inside of pages only the scripts
 * that the build put there.
 * @param scriptHashes fingerprints of these, as `sha256-…`
 */
export function contentSecurityPolicy(
  { languages, access, origins: apis }: SiteModel,
  scriptHashes: readonly string[],
): string {
  const calls = [...Object.values(languages).map(({ config }) => config), access.url, ...apis];
  // Pictures from a content API that is not on https, as in a house's own network.
  const plain = originsOf(apis).filter((origin) => origin.startsWith('http:'));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    // data: for the picture that the share page makes, which stands in the page to be held down and saved:
    // old WebViews without canvas.toBlob have it as data only. An image runs no script.
    ["img-src 'self' https: data:", ...plain].join(' '),
    "media-src 'self' https:",
    ["connect-src 'self'", ...originsOf(calls)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // HTML is set through the runtime's one policy (runtime/html/trusted-html.ts), and nothing else is made code.
    "require-trusted-types-for 'script'",
    'trusted-types site-html',
  ].join('; ');
}
