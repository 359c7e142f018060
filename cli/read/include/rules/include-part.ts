import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const includePart = {
  id: 'include-part',
  severity: 'error',
  explanation: {
    zh: [
      '被 include 的文件与 site.yaml 写法相同，只写其中一部分键，例如 pages 或 routes。',
      'version 和 include 只写在站点文件里：这样，一个网站由哪些文件组成，看一个地方就知道。',
      '请把它们移到站点文件里；文件里若只有一个列表，就在前面加上它所属的键。',
    ].join(''),
    en: [
      'An included file is written as site.yaml is, with some of its keys, such as pages or routes.',
      'Only the site file has version and include, so that one place says which files a site is made of.',
      'Move them there; where a file holds nothing but a list, write the key before it that it belongs to.',
    ].join(' '),
  },
  bad: '- { id: about, paths: { zh: /about }, title: 关于, page: index }',
  good: 'routes:\n  - { id: about, paths: { zh: /about }, title: 关于, page: index }',
} as const satisfies RuleMeta;

/** Keys that the site file alone has. */
export const ownKeys: readonly string[] = ['version', 'include'];
