import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const siteAsset: RuleMeta = {
  id: 'site-asset',
  severity: 'error',
  explanation: {
    zh: [
      'site.yaml 里写的图片和文件必须放在 public 文件夹里。',
      '否则访客看到的图片是空白，文件点开就出错；在网站服务器上，大小写不同就是不同的文件。',
      '请把文件放进 public，文件名照实书写，一个字母也不能差。',
    ].join(''),
    en: [
      'A picture or file that the site file names lies in public/.',
      'Visitors would see a gap in place of the picture, or an error in place of the file; on a web server capital and small letters make different names.',
      'Put the file into the folder public, and write its name exactly as it is.',
    ].join(' '),
  },
  bad: 'site: { name: 测试, logo: /art/Dot.png }',
  good: 'site: { name: 测试, logo: /art/dot.png }',
};
