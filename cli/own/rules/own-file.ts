import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const ownFile = {
  id: 'own-file',
  severity: 'error',
  explanation: {
    zh: [
      '自有区块由 block.json（有哪些键）和 block.tsx（怎样显示）组成，自有布局由 layout.tsx、自有部件由 part.tsx 组成。',
      '缺了其中一个，网站就无法构建。',
      '请补上文件，或删去这个文件夹；暂时不用的，在文件夹名前加下划线。site new block 会写出全部文件。',
    ].join(''),
    en: [
      'An own block is made of block.json, its keys, and block.tsx, what is shown; an own layout of layout.tsx, an own part of part.tsx.',
      'Without one of them the site cannot be built.',
      'Add the file, or remove the folder; put an underscore before the name of one that is not in use. site new block writes all files.',
    ].join(' '),
  },
  bad: 'blocks/pull-quote/block.json',
  good: 'blocks/pull-quote/block.tsx',
} as const satisfies RuleMeta;
