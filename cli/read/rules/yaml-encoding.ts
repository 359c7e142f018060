import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlEncoding: RuleMeta = {
  id: 'yaml-encoding',
  severity: 'error',
  explanation: {
    zh: [
      '文件必须是 UTF-8 编码的文字。',
      '用 GBK 等其他编码保存的字符读不出来，访客看到的会是乱码。',
      '请用 UTF-8 编码重新保存文件；混进来的控制字符请删去。',
    ].join(''),
    en: [
      'The file is text, encoded as UTF-8.',
      'Characters of any other encoding, such as GBK, cannot be read, and visitors would see question marks in their place.',
      'Save the file once more and choose UTF-8 as its encoding; a control character that slipped in has to be deleted.',
    ].join(' '),
  },
  bad: 'zh: { default: true, label: \ufffd\ufffd\ufffd\ufffd, home: /index }',
  good: 'zh: { default: true, label: 中文, home: /index }',
};
