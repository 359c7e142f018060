import type { Finding } from '../../diagnostics/finding.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

function* defaults({ source }: LintContext): Iterable<Finding> {
  const [first, ...others] = Object.entries(source.languages)
    .filter(([, language]) => language.default)
    .map(([code]) => code);
  if (first === undefined) {
    yield {
      pointer: ['languages'],
      what: 'key',
      message: 'no language is the default; write default: true for one of them',
    };
  }
  for (const code of others) {
    yield {
      pointer: ['languages', code, 'default'],
      what: 'key',
      message: `only one language can be the default; "${first}" is one already`,
      related: [
        { pointer: ['languages', first ?? '', 'default'], what: 'key', message: 'the first one' },
      ],
    };
  }
}

function* prefixes({ source }: LintContext): Iterable<Finding> {
  const owners = new Map<string, string>();
  const hasDefault = Object.values(source.languages).some((language) => language.default);
  for (const [code, language] of Object.entries(source.languages)) {
    const { prefix } = language;
    if (prefix === undefined) {
      // Without a default it is not known which language may do without a prefix.
      if (hasDefault && !language.default) {
        yield {
          pointer: ['languages', code],
          what: 'key',
          message: `language "${code}" is not the default, so it needs a prefix for its paths`,
        };
      }
      continue;
    }
    const owner = owners.get(prefix.toLowerCase());
    if (owner === undefined) owners.set(prefix.toLowerCase(), code);
    else {
      yield {
        pointer: ['languages', code, 'prefix'],
        what: 'value',
        message: `"${prefix}" is already the prefix of language "${owner}"`,
        related: [
          { pointer: ['languages', owner, 'prefix'], what: 'value', message: 'the first one' },
        ],
      };
    }
  }
}

export const languageDefault = {
  id: 'language-default',
  severity: 'error',
  explanation: {
    zh: [
      '有且只有一种语言是默认语言，其他语言各有自己的前缀。',
      '地址的开头说明它属于哪种语言：以 /EN 开头的是英文，不带前缀的是默认语言；两种语言占用同样的地址，访客就会看到错的语言。',
      '请给一种语言写上 default: true，给其他语言各写一个不同的 prefix。',
    ].join(''),
    en: [
      'One language is the default, the others have a prefix each.',
      'The beginning of an address says its language: what starts with /EN is English, what starts with no prefix is in the default language; visitors would get the wrong one where two languages claim the same addresses.',
      'Write default: true for one language, and a prefix of its own for every other.',
    ].join(' '),
  },
  bad: [
    'zh: { default: true, label: 中文, home: /index }',
    'en: { default: true, label: English, home: /EN/Index }',
  ].join('\n'),
  good: [
    'zh: { default: true, label: 中文, home: /index }',
    'en: { prefix: /EN, label: English, home: /EN/Index }',
  ].join('\n'),
  *check(context) {
    yield* defaults(context);
    yield* prefixes(context);
  },
} as const satisfies Rule;
