import type { SiteModel } from '../../../schema/model.ts';
import type { PolicyFile } from '../../built-files/policy-file.ts';
import { contentSecurityPolicy, reportEndpoint } from './content-security-policy.ts';

export type Header = { readonly name: string; readonly value: string };

/** What no page of the runtime asks of a visitor's machine, and nothing that gets into a page is to ask either. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const strictTransport = ({
  maxAge = 31_536_000,
  includeSubDomains = false,
  preload = false,
}: NonNullable<PolicyFile['hsts']>): string =>
  [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');

/**
 * The headers that every answer of a built site has: Content Security Policy Level 3, the MIME types of the Fetch
 * Standard (nosniff), Referrer Policy, Permissions Policy, the HTML Standard's opener policies, and over https
 * RFC 6797 (HSTS). X-Frame-Options (RFC 7034) says the same as `frame-ancestors` to browsers and scanners that know
 * it alone; it cannot name other sites.
 */
export function securityHeaders(model: SiteModel, policy: PolicyFile): readonly Header[] {
  const { embeddedBy = [], hsts, report } = policy;
  const header = (name: string, value: string): Header => ({ name, value });
  return [
    header('Content-Security-Policy', contentSecurityPolicy(model, policy)),
    header('X-Content-Type-Options', 'nosniff'),
    header('Referrer-Policy', 'strict-origin-when-cross-origin'),
    header('Permissions-Policy', refusedFeatures.map((each) => `${each}=()`).join(', ')),
    header('Cross-Origin-Opener-Policy', 'same-origin'),
    ...(embeddedBy.length > 0 ? [] : [header('X-Frame-Options', 'SAMEORIGIN')]),
    ...(hsts ? [header('Strict-Transport-Security', strictTransport(hsts))] : []),
    ...(report === undefined
      ? []
      : [header('Reporting-Endpoints', `${reportEndpoint}="${report}"`)]),
  ];
}

/** What is said of every file; the rest is for what a browser may show or run by itself. */
const ofFiles = new Set(['X-Content-Type-Options', 'Strict-Transport-Security']);

/** The headers that matter for a file that no browser shows as a document or runs by itself (`isPlainFile`). */
export const plainHeaders = (headers: readonly Header[]): readonly Header[] =>
  headers.filter(({ name }) => ofFiles.has(name));
