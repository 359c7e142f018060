import type { Footer } from '../../../schema/source.generated.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

type Words = string | Readonly<Record<string, string>>;

/** Whether a text says nothing in some language. */
const isBlank = (text: Words): boolean =>
  (typeof text === 'string' ? [text] : Object.values(text)).some((each) => each.trim() === '');

/** The items of the footer that have a name, each with the place of it. */
function* names(footer: Footer): Generator<readonly [words: Words, place: Pointer]> {
  for (const [index, { name }] of (footer.social ?? []).entries())
    yield [name, ['social', index, 'name']];
  for (const [index, { name }] of (footer.partners ?? []).entries())
    yield [name, ['partners', index, 'name']];
  for (const [index, { label }] of (footer.qrCodes ?? []).entries())
    yield [label, ['qrCodes', index, 'label']];
}

export const footerItem = {
  id: 'footer-item',
  severity: 'error',
  explanation: {
    zh: [
      '页脚的账号、合作单位、二维码都要有名称；二维码由 address 生成，或用 picture 给出图片，二者写一个；写本站路径时要有 site.origin。',
      '没有名称，读屏软件的用户不知道它是什么；没有域名的二维码，手机打不开。',
      '请补上缺少的，去掉多余的。',
    ].join(''),
    en: [
      'Accounts, partners and codes of the footer have a name; a code is made from an address or is a picture, one of the two; an address of this site needs site.origin.',
      'Without a name nobody who listens knows what it is; a code without a host opens nothing on a phone.',
      'Add what is missing, and take out what is too much.',
    ].join(' '),
  },
  bad: '- { label: 手机版 }',
  good: '- { label: 手机版, address: https://example.edu/ }',
  *check({ source }) {
    const { footer = {}, origin } = source.site;
    for (const [words, place] of names(footer)) {
      if (!isBlank(words)) continue;
      yield {
        pointer: ['site', 'footer', ...place],
        what: 'value',
        message: 'this has no name: nobody who listens to the page knows what it is',
      };
    }
    for (const [index, { address, picture }] of (footer.qrCodes ?? []).entries()) {
      const pointer = ['site', 'footer', 'qrCodes', index];
      if (address === undefined && picture === undefined) {
        const message = 'this code has nothing to show: write address or picture';
        yield { pointer: [...pointer, 'label'], what: 'value', message };
      }
      if (address === undefined) continue;
      if (picture !== undefined) {
        yield {
          pointer: [...pointer, 'picture'],
          what: 'key',
          message: 'this code has an address and a picture: only one of them can be scanned',
          repair: { kind: 'remove', safe: false },
        };
      }
      const paths = typeof address === 'string' ? [address] : Object.values(address);
      if (origin !== undefined || !paths.some((path) => path.startsWith('/'))) continue;
      yield {
        pointer: [...pointer, 'address'],
        what: 'value',
        message: 'a phone cannot open a path alone: write site.origin, or a complete address',
      };
    }
  },
} as const satisfies Rule;
