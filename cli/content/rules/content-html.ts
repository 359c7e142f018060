import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentHtml: RuleMeta = {
  id: 'content-html',
  severity: 'warning',
  explanation: {
    zh: [
      '正文里的 HTML 不应含有会被删去的内容。',
      '脚本、样式、内嵌网页、表单和能运行程序的地址可能危害访客，一律会被删去，你写的这部分在页面上就没有了。',
      '请改用 Markdown 或 <details>、<sup> 这样的普通标签；别的网站上的地图和表单，请用链接。',
    ].join(''),
    en: [
      'HTML inside of a text is such that nothing of it has to be left out.',
      'Scripts, styles, frames, forms and addresses that run a program are taken out, as they could harm visitors; what you wrote there would be missing from the page.',
      'Write it in Markdown or with plain tags such as <details> and <sup>; link to a map or form of another site.',
    ].join(' '),
  },
  bad: '<iframe src="https://example.org/"></iframe>',
  good: '[地图](https://example.org/)',
};
