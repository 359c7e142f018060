type ScriptPolicy = { readonly createScriptURL: (address: string) => string };

type PolicyFactory = {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
};

/** What this file itself was asked to load. */
const wanted = new Set<string>();

const rules: ScriptPolicy = {
  createScriptURL: (address) => {
    if (wanted.has(address)) return address;
    throw new TypeError(`no script is loaded from here: ${address}`);
  },
};

let policy: ScriptPolicy | undefined;

/**
 * The policy of browsers with Trusted Types, which that of a site with such a provider names under `trusted-types`;
 * elsewhere its rules, which give the string itself.
 */
const policyOf = (): ScriptPolicy => {
  policy ??=
    (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
      'site-analytics',
      rules,
    ) ?? rules;
  return policy;
};

/** Loads a script of a provider. One that does not come records nothing, and nobody waits for it. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  wanted.add(address);
  script.src = policyOf().createScriptURL(address);
  document.head.append(script);
}
