import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ParsedYaml } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlEmpty = {
  id: 'yaml-empty',
  severity: 'error',
  explanation: {
    zh: [
      '文件里必须有内容。',
      '一个网站至少要有版本、名称、一种语言、一个路由和一个页面，否则没有任何东西可以显示。',
      '被 include 的文件和环境的文件至少要有其中一个键，例如 pages。',
      '请写上这些键，或恢复文件以前的版本。',
    ].join(''),
    en: [
      'The file has content.',
      'A site needs at least a version, its name, a language, a route and a page; without them there is nothing to show.',
      'A file that it includes, and the file of an environment, have at least one of its keys, such as pages.',
      'Write these keys, or bring back an earlier version of the file.',
    ].join(' '),
  },
  bad: '# 还没有内容',
  good: [
    'version: 1',
    'site: { name: 测试 }',
    'languages:',
    '  zh: { default: true, label: 中文, home: /index }',
    'routes:',
    '  - { id: index, paths: { zh: /index }, page: index }',
    'pages:',
    '  index: { blocks: [{ type: share, title: 分享 }] }',
  ].join('\n'),
} as const satisfies RuleMeta;

/** That there is nothing in a file but comments. */
export function emptyFile({ root, errors, secondDocument }: ParsedYaml): ReadFinding | undefined {
  const isEmpty = !root || (root.kind === 'scalar' && root.start === root.end);
  if (!isEmpty || errors.length > 0 || secondDocument !== undefined) return undefined;
  const message =
    'this file is empty; a site needs at least version, site, languages, routes and pages';
  return { rule: yamlEmpty, message, start: 0, end: 0 };
}
