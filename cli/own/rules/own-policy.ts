import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const ownPolicy = {
  id: 'own-policy',
  severity: 'warning',
  explanation: {
    zh: [
      '网站的内容安全策略只允许样式表文件里的样式和脚本文件里的脚本，也不允许组件直接写入 HTML。',
      '组件里的 style 属性会写进构建出的页面，浏览器不采用；site dev 由脚本画出页面，看起来却是有效的。',
      'dangerouslySetInnerHTML 在构建出的页面里有内容，从链接进入同一页时，这个组件就显示不出来。',
      '请把样式写成类，把 HTML 写成元素。',
    ].join(''),
    en: [
      'The content security policy of a site allows styles of its style sheets and scripts of its files alone, and no HTML that a component sets.',
      'An attribute style of a component gets into built pages, where browsers leave it out; site dev draws pages by a script, and there it seems to work.',
      'What dangerouslySetInnerHTML holds is in built pages, and whoever arrives by a link does not see the component.',
      'Write styles as classes, and HTML as elements.',
    ].join(' '),
  },
  bad: "<p style={{ color: 'red' }}>",
  good: '<p className={css.loud}>',
} as const satisfies RuleMeta;
