import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../context/rule.ts';

/** The host of an origin as devices name theirs; undefined where it is none. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    // Its own rule reports it.
    return undefined;
  }
}

export const deviceHost = {
  id: 'device-host',
  severity: 'error',
  explanation: {
    zh: [
      '一个设备版本如果有自己的域名，页面路径就与电脑版相同，两个版本只靠域名区分。',
      '没有 site.origin，页面就说不出电脑版在哪里；两个版本用同一个域名，或者域名就是 site.origin 的域名，地址就会相撞。',
      '请写上 site.origin，并给每个这样的版本一个别处没有用过的域名，不再写后缀和前缀。',
    ].join(''),
    en: [
      'A device variant with a host has the same paths as the desktop variant; their host alone distinguishes them.',
      'Without site.origin no page could say where the desktop variant is; two variants at one host, or one at the host of site.origin, would share addresses.',
      'Set site.origin, and give each such variant a host that nothing else has, with neither suffix nor prefix.',
    ].join(' '),
  },
  bad: ['mobile: { host: m.example.org }', 'pad: { host: m.example.org }'].join('\n'),
  good: ['mobile: { host: m.example.org }', 'pad: { host: pad.example.org }'].join('\n'),
  *check({ source }) {
    const { origin } = source.site;
    const hosts = new Map<string, string>();
    for (const [name, { host, suffix, prefix }] of Object.entries(source.devices ?? {})) {
      if (host === undefined) continue;
      const found = (message: string): Finding => ({
        pointer: ['devices', name, 'host'],
        what: 'value',
        message,
      });
      const mark = suffix ?? prefix;
      const before = hosts.get(host);
      if (mark !== undefined) {
        yield found(
          `a variant has a host, a suffix or a prefix, one alone: "${host}" or "${mark}"`,
        );
      } else if (origin === undefined) {
        yield found(
          `pages at "${host}" cannot say where the other variants are: site.origin is missing`,
        );
      } else if (hostOf(origin) === host) {
        yield found(`"${host}" is the host of site.origin`);
      } else if (before !== undefined) {
        yield {
          ...found(`"${host}" is already the host of "${before}"`),
          related: [
            { pointer: ['devices', before, 'host'], what: 'value', message: 'the first one' },
          ],
        };
      }
      if (before === undefined) hosts.set(host, name);
    }
  },
} as const satisfies Rule;
