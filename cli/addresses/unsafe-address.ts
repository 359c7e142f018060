/** What browsers take out of an address before they read it, and what hides a scheme from people. */
const hiding = /[\p{Cc}\p{Cf}\s]|%[01][0-9a-f]|%20/giu;

const unsafe = /^(?:javascript|vbscript|livescript|data|file|blob|filesystem|view-source):/i;

/** The scheme of an address that runs a script or opens what lies on the visitor's own machine, with its colon. */
export const unsafeScheme = (address: string): string | undefined =>
  unsafe.exec(address.replace(hiding, ''))?.[0].toLowerCase();

export const unsafeMessage = (scheme: string): string =>
  `a link must not lead to ${scheme}, which runs or opens something on the visitor's machine`;

/** Whether an address looks like a path of this site, and browsers take it for another host. */
export const isHiddenHost = (address: string): boolean =>
  address.startsWith('/') &&
  /^\/[/\\]/.test(address.replace(/[\t\n\r]/g, '')) &&
  !address.startsWith('//');
