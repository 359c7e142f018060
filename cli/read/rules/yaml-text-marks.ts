import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlTextMarks: RuleMeta = {
  id: 'yaml-text-marks',
  severity: 'warning',
  explanation: {
    zh: '整行文字末尾的逗号，以及包住整个短文字的弯引号“”，多半是照着 JSON 或用中文输入法写格式时留下的；它们会原样显示给访客。不要逗号，引号用半角或不用；确实要显示时，请把整个文字放进半角引号。',
    en: 'A comma at the end of a text on a line of its own, and curly quotation marks around the whole of a short text, are mostly left over from JSON or from a Chinese keyboard; visitors see them as they stand. Leave the comma out, and write half-width quotation marks or none; where they are meant to be seen, put the whole text in half-width ones.',
  },
  bad: ['label: 中文,', 'zh: “首页”'].join('\n'),
  good: ['label: 中文', 'zh: 首页'].join('\n'),
};
