/** Part of a text that looks like a secret, in UTF-16 units. */
type Secret = { readonly name: string; readonly offset: number; readonly length: number };

/** What issuers give out in a shape of its own. */
const shapes: readonly (readonly [name: string, shape: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['an access key of Alibaba Cloud', /\bLTAI[0-9A-Za-z]{16,26}\b/],
  ['an access key of Tencent Cloud', /\bAKID[0-9A-Za-z]{32}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[0-9A-Za-z]{36,}|github_pat_[0-9A-Za-z_]{40,})/],
  ['a token of GitLab', /\bglpat-[0-9A-Za-z_-]{20,}/],
  ['a token of Slack', /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
  ['a secret key of Stripe', /\b[rs]k_live_[0-9A-Za-z]{16,}/],
  ['a token (JWT)', /\beyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{10,}/],
];

/** What all of these, and addresses, have in them: most texts need no closer look. */
const hints =
  /PRIVATE KEY|AKIA|ASIA|LTAI|AKID|gh[pousr]_|github_pat_|glpat-|xox[abprs]-|k_live_|eyJ|:\/\/|[?&]/;

/** An address with a user and a password in it. */
const credentials = /^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s]*:([^/?#@\s{}]+)@/i;

/** A value of a query whose key says that it is secret. */
const secretQuery =
  /[?&](?:password|passwd|pwd|secret|client_secret|access_token|api_secret)=([^&#{}\s]+)/i;

const secretHeader = /^(?:proxy-)?authorization$|^cookie$|password|passwd|secret|(?:^|[-_])token$/i;

/** A key of a web configuration that says so, too. */
const secretKey =
  /pass(?:word|wd)|^pwd$|secret|private.?key|^token$|(?:access|refresh|api|auth).?token/i;

/** Words are not what such a key holds. */
const isProse = (text: string): boolean =>
  /\s|\p{Script=Han}|^\/|:\/\//u.test(text) || text.length < 6;

const inside = (name: string, text: string, part: string): Secret => ({
  name,
  offset: text.indexOf(part),
  length: part.length,
});

/**
 * Finds what looks like a secret in a value. Values in braces are put in when the site runs and are none.
 * @param key the key that it stands under
 * @param place whether it is the value of a header, or stands in a web configuration, where keys are free
 */
export function secretIn(
  text: string,
  key: string,
  place: 'header' | 'configuration' | undefined,
): Secret | undefined {
  const isHeader = place === 'header';
  if (place === 'configuration' && secretKey.test(key) && !isProse(text)) {
    return inside(`the secret that its key ${key} names`, text, text);
  }
  if (!isHeader && !hints.test(text)) return undefined;
  for (const [name, shape] of shapes) {
    const found = shape.exec(text)?.[0];
    if (found !== undefined) return inside(name, text, found);
  }
  const password = credentials.exec(text)?.[1] ?? secretQuery.exec(text)?.[1];
  if (password !== undefined) return inside('a password or token', text, password);
  const isPlain = text !== '' && !/\{(?:env\.)?\w+\}/.test(text);
  return isHeader && isPlain && secretHeader.test(key)
    ? inside(`the secret of a header ${key}`, text, text)
    : undefined;
}
