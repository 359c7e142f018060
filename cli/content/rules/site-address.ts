import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const siteAddress: RuleMeta = {
  id: 'site-address',
  severity: 'warning',
  explanation: {
    zh: [
      '本站的地址必须通向存在的页面、条目、页内栏目或公开文件。',
      '否则访客点开链接会出错，或看到的不是链接所说的内容。',
      '请改正地址、id 或分类代码；页面地址按电脑版书写，手机版的孪生地址会自动生成。',
    ].join(''),
    en: [
      'An address of this site leads to a page, an entry, a section or a public file that is there.',
      'Visitors who follow any other link meet an error, or see another part of the page than the link promises.',
      'Correct the address, the id or the code; write page addresses as on the desktop, as those for phones are made by themselves.',
    ].join(' '),
  },
  bad: "- { title: 去, link: '/nwes' }",
  good: "- { title: 去, link: '/news' }",
};
