import { routeOpens } from '../../../schema/access/route-opens.ts';
import { anonymousInfo } from '../access/anonymous-info.ts';
import { closedByMistake } from '../access/closed-by-mistake.ts';
import type { Rule } from '../context/rule.ts';
import { redirectsOf, targetFinder } from '../paths/redirects.ts';
import { accessNeverGranted } from './access-never-granted.ts';
import { accessUnknownCode } from './access-unknown-code.ts';

export const redirectGuarded = {
  id: 'redirect-guarded',
  severity: 'warning',
  explanation: {
    zh: '人人都能打开的地址，不跳转到需要权限的页面。否则没有登录的访客点进来，看到的是“没有权限”，却不知道为什么。把跳转指向公开的页面，或者给这个路由也写上同样的 access。',
    en: 'An address that anybody may open does not lead to a page that needs a permission: visitors would find themselves before a closed door and not know why. Lead to a public page, or give the redirect the same access.',
  },
  bad: '- { id: old, paths: { zh: /old }, redirect: /inner }',
  good: '- { id: old, paths: { zh: /old }, redirect: /index }',
  *check(context) {
    const flags = context.source.access?.flags ?? {};
    const visitor = anonymousInfo(context.source);
    const find = targetFinder(context);
    const isMistake = closedByMistake(context, {
      unknownCode: accessUnknownCode,
      neverGranted: accessNeverGranted,
    });
    for (const { flat, address, pointer } of redirectsOf(context)) {
      const target = address.startsWith('/') ? find(address)?.flat : undefined;
      if (!target || !routeOpens(flat.access, flags, visitor)) continue;
      if (routeOpens(target.access, flags, visitor) || isMistake(target)) continue;
      const own = target.route.access;
      yield {
        pointer,
        what: 'value',
        message: `anybody may open this address, and not everybody the route "${target.route.id}" that it leads to`,
        related: [
          {
            pointer: own ? [...target.pointer, 'access'] : [...target.pointer, 'id'],
            what: own ? 'key' : 'value',
            message: own ? 'what it needs' : 'it needs what the routes above it need',
          },
        ],
      };
    }
  },
} as const satisfies Rule;
