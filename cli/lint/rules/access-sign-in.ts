import { opensToAll } from '../../../schema/access/opens-to-all.ts';
import type { AccessSignIn } from '../../../schema/source.generated.ts';
import { isPlainAddress } from '../../addresses/is-plain-address.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

const at = ['access', 'signIn'];
const value = (...keys: string[]) => ({ pointer: [...at, ...keys], what: 'value' as const });

/** Addresses that what visitors enter, or the code of their sign-in, would be sent to in the clear. */
function* plainAddresses({ issuer, address, endpoints = {} }: AccessSignIn): Iterable<Finding> {
  const all: readonly (readonly [Pointer, string | undefined])[] = [
    [[...at, 'issuer'], issuer],
    [[...at, 'address'], address],
    ...Object.entries(endpoints).map(
      ([name, each]) => [[...at, 'endpoints', name], each as string] as const,
    ),
  ];
  for (const [pointer, each] of all) {
    if (each === undefined || !isPlainAddress(each)) continue;
    yield {
      pointer,
      what: 'value',
      message: 'a sign-in over http:// can be read and changed on the way: it has to be https://',
      suggestion: each.replace(/^http:/i, 'https:'),
    };
  }
}

/** Whether the provider can lead back to the path, and visitors find there what signs them in. */
function* redirectFindings(context: LintContext, redirect: string): Iterable<Finding> {
  const { source, paths, blocks } = context;
  const found = paths.find(({ text }) => text === redirect);
  if (!found) {
    const suggestion = namesOf(paths.map(({ text }) => text)).nearest(redirect);
    yield { ...value('redirect'), message: `no route has the path "${redirect}"`, suggestion };
    return;
  }
  const { page = '' } = found.flat.route;
  const signsIn = blocks.some(
    ({ block, pointer }) =>
      block.type === 'signIn' &&
      block.address === undefined &&
      pointer[0] === 'pages' &&
      pointer[1] === page,
  );
  if (found.parsed.segments.some(({ kind }) => kind === 'parameter')) {
    yield {
      ...value('redirect'),
      message: `"${redirect}" has parameters: providers lead back to one address, letter by letter`,
    };
  } else if (!signsIn) {
    yield {
      ...value('redirect'),
      message: `the page of "${redirect}" has no signIn block without an address, so nobody is signed in there`,
      related: [{ pointer: [...found.flat.pointer, 'paths'], what: 'key', message: 'its route' }],
    };
  } else if (!opensToAll(found.flat.access, source)) {
    yield {
      ...value('redirect'),
      message: `"${redirect}" is closed to visitors who are not signed in, so nobody can sign in there`,
    };
  }
}

export const accessSignIn = {
  id: 'access-sign-in',
  severity: 'error',
  explanation: {
    zh: [
      '登录要么写 issuer，连同 clientId 和 redirect，要么写站外登录的 address；地址都用 https://。',
      'redirect 是一个人人能打开的页面的路径，没有参数，页面上有 signIn 区块：身份服务把访客送回这里，由它完成登录。',
      '身份服务不能送回带 # 的地址，所以 history: hash 的网站不能用 issuer。',
    ].join(''),
    en: [
      'A sign-in has an issuer with clientId and redirect, or the address of a sign-in outside; all addresses are https://.',
      'redirect is the path of a page that everybody can open, without parameters, with a signIn block: the provider leads there, and the block signs in.',
      'Providers do not lead to addresses with a #, so a site with history: hash cannot use issuer.',
    ].join(' '),
  },
  bad: 'access: { signIn: { issuer: http://id.example.org, redirect: /logn } }',
  good: 'access: { signIn: { issuer: https://id.example.org, clientId: site, redirect: /login } }',
  *check(context) {
    const { signIn } = context.source.access ?? {};
    if (!signIn) return;
    const { issuer, address, clientId, redirect } = signIn;
    yield* plainAddresses(signIn);
    const whole = { pointer: at, what: 'key' as const };
    if (issuer === undefined && address === undefined) {
      yield {
        ...whole,
        message: 'this sign-in leads nowhere: write the issuer of the provider, or an address',
      };
    } else if (issuer !== undefined && address !== undefined) {
      yield {
        pointer: [...at, 'address'],
        what: 'key',
        message: 'a sign-in has an issuer or an address: with both, the address is not used',
      };
    }
    if (issuer === undefined) return;
    if (clientId === undefined) {
      yield {
        ...whole,
        message: 'clientId is missing: without it the provider does not know which site asks',
      };
    }
    if (redirect === undefined) {
      yield {
        ...whole,
        message: 'redirect is missing: the path of the page to which the provider leads back',
      };
    } else yield* redirectFindings(context, redirect);
    if (context.source.site.history === 'hash') {
      yield {
        ...value('issuer'),
        message:
          'providers lead to no address with a #: a site with history: hash cannot use issuer',
      };
    }
  },
} as const satisfies Rule;
