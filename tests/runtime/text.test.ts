import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactAddress } from '../../runtime/text/contact-address.ts';
import { keepTogether } from '../../runtime/text/keep-together.ts';
import { monthName } from '../../runtime/text/month-name.ts';
import { straightQuotes } from '../../runtime/text/straight-quotes.ts';
import { dayParts } from '../../schema/content/day-parts.ts';

describe('[K-01] the name of a month', () => {
  it('is English from 1 to 12', () => {
    const names = Array.from({ length: 12 }, (_, at) => monthName(at + 1));
    expect(names.join(' ')).toBe(
      'January February March April May June July August September October November December',
    );
  });

  it.each([
    [3, 'fr', 'mars'],
    [8, 'fr-FR', 'août'],
    [3, 'de', 'März'],
    [12, 'zh-CN', '十二月'],
    // Languages with a calendar of their own: the site's dates are Gregorian.
    [1, 'fa', 'ژانویه'],
    [1, 'th', 'มกราคม'],
    // No language tag: English.
    [3, 'x', 'March'],
    [3, 'fr_FR', 'March'],
    [3, '', 'March'],
  ])('%d in %s is %s', (month, tag, name) => expect(monthName(month, tag)).toBe(name));

  it.each([0, 13, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is empty for %d', (month) => {
    expect(monthName(month)).toBe('');
  });
});

describe('[K-02] the parts of a day', () => {
  it.each([
    ['2026-3-8', '2026 03 08'],
    ['2026-03-18', '2026 03 18'],
    ['2026-12-1', '2026 12 01'],
    [' 2024-2-29 ', '2024 02 29'],
    ['0099-1-1', '0099 01 01'],
  ])('of %s are padded with zeros', (text, parts) => {
    const { year, month, day } = dayParts(text) ?? {};
    expect(`${year} ${month} ${day}`).toBe(parts);
  });

  it.each([
    '',
    'soon',
    '2026',
    '2026-13-01',
    '2026-00-10',
    '2026-02-30',
    '2025-2-29',
    '26-1-1',
    '2026-03-18T10:00',
    '2026/3/8',
    '2026-3-008',
  ])('are none for %j', (text) => expect(dayParts(text)).toBeUndefined());

  it('are those of every day of the calendar', () => {
    const days = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const text = `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
        const { year, month, day } = dayParts(text) ?? {};
        expect(`${year}-${month}-${day}`).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});

describe('[K-04] curly quotes', () => {
  it.each([
    ['“a” ‘b’', `"a" 'b'`],
    ['Li’an', "Li'an"],
    ['„a“ ‚b‘ ‟c‛', `"a" 'b' "c'`],
    // Marks of their own, and primes, which measure.
    ['« a » ‹ b › 5′ 6″ 「c」', '« a » ‹ b › 5′ 6″ 「c」'],
  ])('of %s become straight', (text, straight) => {
    expect(straightQuotes(text)).toBe(straight);
    expect(straightQuotes(text)).toHaveLength(text.length);
  });
});

describe('a title that breaks after punctuation first', () => {
  it.each([
    ['关于 2026 年秋季学期', '关于\u00a02026\u00a0年秋季学期'],
    ['公告（3 月 20 日）', '公告（3\u00a0月\u00a020\u00a0日）'],
    ['联合教学楼 B 座', '联合教学楼\u00a0B\u00a0座'],
    ['在 Li\u2019an Bay 看海', '在\u00a0Li\u2019an Bay\u00a0看海'],
    ['The first lecture hall', 'The first lecture hall'],
    ['开放日 接驳车', '开放日 接驳车'],
    ['', ''],
  ])('%s', (title, kept) => expect(keepTogether(title)).toBe(kept));
});

describe('a text that is a mail address or a telephone number', () => {
  it.each([
    ['posts@example.org', 'mailto:posts@example.org'],
    [' a.b+c@mail.example.cn ', 'mailto:a.b+c@mail.example.cn'],
    ['+86 898 0000 0018', 'tel:+8689800000018'],
    ['0898-0000 0000', 'tel:089800000000'],
    ['(0898) 0000 0000', 'tel:089800000000'],
    ['13800001111', 'tel:13800001111'],
    ['400-000-1111', 'tel:4000001111'],
  ])('%s leads to %s', (text, address) => expect(contactAddress(text)).toBe(address));

  it.each([
    '2026-03-18',
    '2024-2026',
    '20260318',
    '0.5',
    '1200 元',
    '周一至周五 08:30',
    'posts@',
    'a@b',
    'posts@example.org?subject=x&bcc=all@example.org',
    '请寄 posts@example.org',
    '',
  ])('%s leads nowhere', (text) => expect(contactAddress(text)).toBeUndefined());
});
