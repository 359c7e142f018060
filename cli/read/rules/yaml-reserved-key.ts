import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlReservedKey: RuleMeta = {
  id: 'yaml-reserved-key',
  severity: 'error',
  explanation: {
    zh: [
      '键不能用 JavaScript 自己保留的名称。',
      '__proto__、constructor 和 prototype 在浏览器里另有含义，写在它们下面的内容会丢失，甚至让页面出错。',
      '请换一个名称。',
    ].join(''),
    en: [
      'Keys have no name that JavaScript keeps to itself.',
      '__proto__, constructor and prototype mean something of their own in the browser, so what stands under them would be lost or break the page.',
      'Choose another name.',
    ].join(' '),
  },
  bad: '__proto__: { blocks: [{ type: search }] }',
  good: 'proto: { blocks: [{ type: search }] }',
};
