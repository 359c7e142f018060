import type { SiteModel } from '../../../schema/model.ts';
import type { PolicyFile } from '../../built-files/policy-file.ts';

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address !== undefined && /^https?:/.test(address)
        ? [new URL(address.replace(/\{\w+\}/g, '')).origin]
        : [],
    ),
  ),
];

const directive = (name: string, ...sources: (string | readonly string[])[]): string =>
  [...new Set([name, ...sources.flat()])].join(' ');

/** The name of the endpoint that breaches are reported to (Reporting API). */
export const reportEndpoint = 'policy';

/**
 * The policy that a built site keeps (Content Security Policy Level 3): its own scripts and styles alone, no eval, and
 * inside of pages only the scripts that the build put there.
 * @param policy what the build found out of its pages, and what the site file allows besides
 */
export function contentSecurityPolicy(
  { languages, access, origins: apis, frames: embedded = [], receivers = {} }: SiteModel,
  { scriptHashes, sources = {}, trustedTypes = [], embeddedBy = [], report }: PolicyFile,
): string {
  const calls = [...Object.values(languages).map(({ config }) => config), access.url, ...apis];
  // What the sign-in asks; visitors are led to it as by a link, which no directive is about.
  const { issuer, endpoints = {} } = access.signIn ?? {};
  const provider = [issuer, endpoints.token, endpoints.keys, endpoints.userinfo];
  const taking = Object.values(receivers).map(({ url }) => url);
  // Pictures from a content API that is not on https, as in a house's own network.
  const plain = originsOf(apis).filter((origin) => origin.startsWith('http:'));
  const { pictures = ['https:'], films = ['https:'], scripts = [], frames = [] } = sources;
  return [
    "default-src 'self'",
    directive(
      'script-src',
      "'self'",
      scriptHashes.map((hash) => `'${hash}'`),
      scripts,
    ),
    "style-src 'self'",
    // data: for the picture that the share page makes, which stands in the page to be held down and saved:
    // old WebViews without canvas.toBlob have it as data only. An image runs no script.
    directive(
      'img-src',
      "'self'",
      pictures.includes('https:') ? 'https:' : [],
      'data:',
      pictures,
      plain,
    ),
    directive('media-src', "'self'", films),
    directive(
      'connect-src',
      "'self'",
      originsOf([...calls, ...taking, ...provider]),
      sources.calls ?? [],
    ),
    // What browsers without these ask of other directives, or of none.
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length + embedded.length > 0
      ? [directive('frame-src', "'self'", embedded, frames)]
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    directive('form-action', "'self'", originsOf(taking)),
    directive('frame-ancestors', "'self'", embeddedBy),
    // HTML is set through the runtime's one policy (runtime/html/trusted-html.ts), and nothing else is made code.
    "require-trusted-types-for 'script'",
    directive('trusted-types', 'site-html', trustedTypes),
    // report-uri for browsers without the Reporting API.
    ...(report === undefined ? [] : [`report-uri ${report}`, `report-to ${reportEndpoint}`]),
  ].join('; ');
}
