import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const pictureSize: RuleMeta = {
  id: 'picture-size',
  severity: 'warning',
  explanation: {
    zh: [
      '一张图片最大 2 MB，宽度不超过 4000 像素。',
      '再大，屏幕上也看不出差别，手机访客却要多等，还要多花流量。',
      '请把图片缩到 2000 像素宽，存成 JPEG 或 WebP。',
    ].join(''),
    en: [
      'A picture has 2 MB at most, and is no wider than 4000 pixels.',
      'No screen shows more than that, and visitors on a phone wait for every megabyte and pay for it.',
      'Make the picture 2000 pixels wide and save it as JPEG or WebP.',
    ].join(' '),
  },
  bad: '![宽](wide-6000.png)',
  good: '![宽](wide-4000.png)',
};
