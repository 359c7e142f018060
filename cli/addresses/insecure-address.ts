/** Hosts of the machine itself and of test networks, where nobody listens in between. */
const local = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[^/]*\.(?:localhost|local|test))$/i;

/** The https:// address in place of one with http://; undefined: there is no need of one. */
export function secureAddress(address: string): string | undefined {
  const [start = '', host = ''] = /^http:\/\/([^/?#:]+|\[[^\]]*\])/i.exec(address) ?? [];
  if (start === '' || local.test(host)) return undefined;
  return `https${address.slice('http'.length)}`;
}

export const insecureMessage =
  'with http:// others can read and change this on its way, and pages of https block it or warn; write https:// where the other side has it';
