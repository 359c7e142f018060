import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentAlt: RuleMeta = {
  id: 'content-alt',
  severity: 'warning',
  explanation: {
    zh: [
      '正文里的图片要用文字说明画面内容。',
      '看不见图片的访客靠读屏软件听到这段说明，图片加载不出来时显示的也是它。',
      '请写成 ![画面内容](文件)；只作装饰的图片写成 <img src="文件" alt="">。',
    ].join(''),
    en: [
      'A picture in a text says what it shows.',
      'Visitors who do not see it hear these words in its place, and everybody reads them while the picture does not load.',
      'Write ![what it shows](file); a picture that only decorates is written <img src="file" alt="">.',
    ].join(' '),
  },
  bad: '文字 ![](dot.png) 文字',
  good: '文字 ![一个点](dot.png) 文字',
};
