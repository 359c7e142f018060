import { insecureMessage as message, secureAddress } from '../../addresses/insecure-address.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { walkSource } from '../context/walk-source.ts';
import { frontAddresses } from '../links/entry-addresses.ts';

export const linkInsecure = {
  id: 'link-insecure',
  severity: 'warning',
  explanation: {
    zh: '外部地址应当用 https://。http:// 的内容在途中可以被别人看到、改动，https 的页面还会拦截这样的图片和接口。请先确认对方支持 https，再把 http:// 改成 https://。本机地址（localhost、127.0.0.1）不受限制。',
    en: 'Addresses of other sites start with https://. What comes over http:// can be read and changed on its way, and a page of https blocks such pictures and services. See that the other side answers on https, then write https:// in place of http://. Addresses of one’s own machine (localhost, 127.0.0.1) may stay.',
  },
  bad: "          - { title: 示例, link: 'http://example.org/page' }",
  good: "          - { title: 示例, link: 'https://example.org/page' }",
  *check({ source, read, configMenu, content }) {
    const named: { pointer: Pointer; suggestion: string }[] = [];
    walkSource(source, ({ value, node, pointer }) => {
      if (typeof value !== 'string' || !node.pattern?.includes('https?:')) return;
      const suggestion = secureAddress(value);
      if (suggestion !== undefined) named.push({ pointer, suggestion });
    });
    for (const each of named) yield { in: read, ...each, what: 'value', message };
    for (const { config, ownAt, own } of configMenu) {
      const suggestion = secureAddress(own);
      if (suggestion === undefined) continue;
      yield { in: config.read, pointer: ownAt, what: 'value', message, suggestion };
    }
    for (const entry of content.entries) {
      for (const { address, start, end } of frontAddresses(entry, source)) {
        const suggestion = secureAddress(address);
        if (suggestion !== undefined) yield { file: entry.file, start, end, message, suggestion };
      }
    }
  },
} as const satisfies SiteRule;
