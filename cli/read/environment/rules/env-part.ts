import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const envPart = {
  id: 'env-part',
  severity: 'error',
  explanation: {
    zh: [
      '环境文件（例如 site.staging.yaml）与 site.yaml 写法相同，只写这个环境里不同的键。',
      'version 和 include 只写在站点文件里，各个环境由同样的文件组成。',
      '请把它们移到站点文件里；文件里若不是键和值，就在前面加上所属的键。',
    ].join(''),
    en: [
      'The file of an environment, such as site.staging.yaml, is written as site.yaml is, with the keys that differ there.',
      'Only the site file has version and include: all environments are made of the same files.',
      'Move them there; where the file holds no keys, write the key that its value belongs to.',
    ].join(' '),
  },
  bad: 'version: 1\nsite: { origin: https://staging.example.edu }',
  good: 'site: { origin: https://staging.example.edu }',
} as const satisfies RuleMeta;
