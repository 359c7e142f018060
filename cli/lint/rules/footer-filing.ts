import type { Rule } from '../context/rule.ts';

/** How filing numbers name their province. */
const province = '[京津沪渝冀豫云滇辽黑湘皖鲁新苏浙赣鄂桂甘陇晋蒙陕秦吉闽贵黔粤青藏琼宁川蜀]';

/** Filings of the MIIT: 8 digits, or 10 that begin with a year; a licence (证) has 6 or 8; -1 and so on is the site. */
const icpForm = new RegExp(
  `^${province}ICP(备(\\d{8}|\\d{10})号|证(\\d{6}|\\d{8})号)(-\\d{1,3})?$`,
);

/** Filings of the public security: 6 digits of the district and 8 of the site. */
const securityForm = new RegExp(`^${province}公网安备\\d{14}号$`);

/** A number without what is easily typed wrong: spaces, wide digits, small letters, a lost 号. */
function tidied(number: string): string {
  const plain = number.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return /号/.test(plain) ? plain : plain.replace(/(\d{6,})/, '$1号');
}

const kinds = {
  icp: { form: icpForm, example: '琼ICP备00000000号-1' },
  security: { form: securityForm, example: '琼公网安备00000000000000号' },
} as const;

export const footerFiling = {
  id: 'footer-filing',
  severity: 'warning',
  explanation: {
    zh: [
      '备案号要照备案系统里的写法：ICP 备案号有 8 位数字，或以年份开头的 10 位；公安联网备案号有 14 位数字。',
      '写错的备案号查不到，检查时会被要求改正。',
      '请照备案系统里的号码抄写。',
    ].join(''),
    en: [
      'Filing numbers have the form of the register: that of the ICP has 8 digits, or 10 that begin with a year; that of the public security has 14.',
      'A number that is written otherwise is not found there, and has to be corrected at the next inspection.',
      'Copy it from the register.',
    ].join(' '),
  },
  bad: 'icp: 琼ICP备123456号',
  good: 'icp: 琼ICP备12345678号-1',
  *check({ source }) {
    const { filings = {} } = source.site.footer ?? {};
    for (const [key, { form, example }] of Object.entries(kinds)) {
      const number = filings[key as keyof typeof kinds];
      if (number === undefined || form.test(number)) continue;
      const near = tidied(number);
      yield {
        pointer: ['site', 'footer', 'filings', key],
        what: 'value',
        message: `this is no filing number such as ${example}`,
        ...(form.test(near) ? { suggestion: near } : {}),
      };
    }
  },
} as const satisfies Rule;
