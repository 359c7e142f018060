import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const ownName = {
  id: 'own-name',
  severity: 'error',
  explanation: {
    zh: [
      'blocks、layouts、parts 里每个文件夹的名称就是自有区块、布局或部件的名称：小写字母、数字和连字符，以字母开头。',
      '区块和布局不能与已有的同名，否则分不清指的是哪一个；部件只能是 header、footer、brand、article-head。',
      '请给文件夹换一个名称。',
    ].join(''),
    en: [
      'A folder in blocks, layouts or parts gives the own block, layout or part its name: small letters, digits and hyphens, a letter first.',
      'A block or layout that is named as a built-in one would leave open which is meant; a part is one of header, footer, brand and article-head.',
      'Give the folder another name.',
    ].join(' '),
  },
  bad: 'blocks/hero/block.tsx',
  good: 'blocks/big-hero/block.tsx',
} as const satisfies RuleMeta;
