import { apacheFiles } from './apache/apache-files.ts';
import { caddyFiles } from './caddy/caddy-files.ts';
import { cloudflareFiles } from './cloudflare/cloudflare-files.ts';
import { iisFiles } from './iis/iis-files.ts';
import { netlifyFiles } from './netlify/netlify-files.ts';
import { nginxFiles } from './nginx/nginx-files.ts';
import type { ServerRules } from './rules/server-rules.ts';

/** How the configuration of a server is written. */
export type ServerWriter = {
  /** Whether its files belong to the site's own, beside its pages: hosts read them there. Else they are nobody's to see. */
  readonly isInSite: boolean;
  /** Texts by path. */
  readonly files: (rules: ServerRules) => ReadonlyMap<string, string>;
};

/** The servers and hosts that `site build --server` knows. */
export const serverWriters = {
  apache: { isInSite: true, files: apacheFiles },
  caddy: { isInSite: false, files: caddyFiles },
  cloudflare: { isInSite: true, files: cloudflareFiles },
  iis: { isInSite: true, files: iisFiles },
  netlify: { isInSite: true, files: netlifyFiles },
  nginx: { isInSite: false, files: nginxFiles },
} satisfies Readonly<Record<string, ServerWriter>>;

export type ServerName = keyof typeof serverWriters;
