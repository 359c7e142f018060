import type { Pointer } from '../../diagnostics/pointer.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';
import type { SiteFinding, SiteRule } from '../context/site-rule.ts';
import { secretIn } from '../secret-in.ts';

type VisitText = (text: string, pointer: Pointer) => void;

function visitTexts(value: unknown, pointer: Pointer, visit: VisitText): void {
  if (typeof value === 'string') visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, member] of Object.entries(value)) {
    visitTexts(member, [...pointer, isList ? Number(key) : key], visit);
  }
}

export const secretLikeValue = {
  id: 'secret-like-value',
  severity: 'error',
  explanation: {
    zh: 'site.yaml 和网页配置都会发给每一位访客，里面不能有密码、私钥、访问令牌。看起来像秘密的值会被指出来，例如 Authorization 请求头、键名是 password 或 secret 的值、ghp_ 开头的令牌、-----BEGIN PRIVATE KEY-----。请把它删掉并立即作废重发；需要秘密的请求应当由您自己的服务器代为发出；内容接口也可以由构建请求（mode: build），秘密写成 {env.NAME}，值放在环境变量里。',
    en: 'site.yaml and the web configuration are sent to every visitor, so no password, private key or token stands in them. What looks like one is reported: a header Authorization, the value of a key such as password or appSecret in a web configuration, a token that starts with ghp_, -----BEGIN PRIVATE KEY-----. Take it out, and have it replaced by its issuer at once; a call that needs a secret is made by a server of yours, or, to a content API, by the build (mode: build), which takes {env.NAME} from the environment.',
  },
  bad: '      headers: { Authorization: Basic dXNlcjpwYXNzd29yZA== }',
  good: "      headers: { X-App-Key: '{appKey}' }",
  *check({ source, read, configs }) {
    const found: SiteFinding[] = [];
    const look = (value: unknown, places: SourceMap): void => {
      visitTexts(value, [], (text, pointer) => {
        const isHeader = pointer.at(-2) === 'headers';
        const place = isHeader ? 'header' : places === read ? undefined : 'configuration';
        const what = secretIn(text, String(pointer.at(-1) ?? ''), place);
        if (what === undefined) return;
        const message = `this looks like ${what.name}, and every visitor gets this file: take it out, and have it replaced`;
        found.push({ in: places, pointer, what: 'value', inside: what, message });
      });
    };
    look(source, read);
    for (const config of configs) look(config.data, config.read);
    yield* found;
  },
} as const satisfies SiteRule;
