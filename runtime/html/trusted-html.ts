/** What a browser with Trusted Types takes as HTML; others take the string. */
type TrustedHtml = { readonly toString: () => string };

/** What a browser with Trusted Types takes as the address of a script; others take the string. */
type TrustedAddress = { readonly toString: () => string };

type HtmlPolicy = {
  readonly createHTML: (html: string) => TrustedHtml;
  readonly createScriptURL: (address: string) => TrustedAddress;
};

type PolicyFactory = {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
};

/** Name of the one policy; a strict Content Security Policy names it under `trusted-types`. */
const policyName = 'site-html';

const rules: HtmlPolicy = {
  // It changes nothing: all that comes here is clean, or is parsed to be cleaned. See who imports this file.
  createHTML: (html) => html,
  createScriptURL: (address) => {
    // The service worker of the site (`schema/offline/`), and no other script.
    if (/^\/([^/].*\/)?sw\.js$/.test(address)) return address;
    throw new TypeError(`no script is made from text here: ${address}`);
  },
};

/** The policy of browsers with Trusted Types; elsewhere its rules, which give the string itself. */
export const htmlPolicy: HtmlPolicy =
  (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
    policyName,
    rules,
  ) ?? rules;

/**
 * Marks HTML as fit for an element. Only for what was sanitised when the site was built, or by `cleanHtml`.
 * React takes it in the place of a string.
 */
export const trustedHtml = (html: string): string =>
  htmlPolicy.createHTML(html) as unknown as string;

/**
 * Marks the address of the site's service worker as one that may be run.
 * @throws TypeError for any other script
 */
export const scriptAddress = (address: string): string =>
  htmlPolicy.createScriptURL(address) as unknown as string;

/** Parses HTML into a document of its own, where nothing of it runs or loads, whatever it is. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html');
