/** Characters and notation that site files are damaged with. */
export const oddSigns: readonly string[] = [
  ...['\0', '\ufeff', '\u00a0', '\u3000', '\u200b', '\u2028', '\u0085', '\t', '\r', '\u001b[2J'],
  ...['：', '，', '。', '－', '“', '”', '｛', '［', '＃', '　', '＊', '＆'],
  ...['😀', '𠀀', '\ud800', '\udc00', 'e\u0301', '\u202e', '\u2067', 'شبكة', 'עברית', '👨‍👩‍👧'],
  ...['&a ', '*a', '!x ', '<<: ', '%', '@', '`', '|', '>', '? ', '- ', ': ', ':', '#', ' #'],
  ...[
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ',',
    '\\',
    '---\n',
    '...\n',
    '{{',
    '\u0024{',
    '<!--',
    '<b>',
    '%00',
  ],
];

/** Values of texts that programs stumble over. */
export const oddTexts: readonly string[] = [
  ...['', ' ', '\n', '/', '//', '/\\x.example', '//x.example', 'javascript:alert(1)', 'https:x'],
  ...['https://', 'http://a@b/c', 'https://user:pass@x.example/', 'mailto:', 'tel:', 'data:,x'],
  ...[
    '..',
    '../x',
    '/../x',
    '.',
    './',
    '/.',
    '/%',
    '/%00',
    '/%E0%A4',
    '/a?b?c#d#e',
    '?',
    '#',
    '/:',
  ],
  ...[
    '/:id',
    '/:id/:id',
    '/*',
    '/:id?',
    '*',
    '{',
    '{x}',
    '{}',
    '\u0024{x}',
    '$&',
    '$1',
    '\\',
    '(',
    '[a',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'length', 'then'],
  ...['null', 'true', 'no', '1e999', '0x10', '-0', '007', '2026-02-30', '2026-13-01', '0000-00-00'],
  ...['9999-12-31', 'Asia/Nowhere', 'xx-XX-x', 'zh', 'en-US', 'x'.repeat(300), '名'.repeat(5000)],
  ...[
    'a\0b',
    '\ufeffa',
    '\ud800',
    '😀',
    '𠀀𠀁',
    '\u202eabc',
    'שלום',
    '：',
    '　',
    'ﬁ',
    'İ',
    'ß',
    '\u0301',
  ],
  ...['<script>alert(1)</script>', '</script><script>', '<!--', ']]>', '&amp;', '"', "'", '`', '“'],
];

/** Values of any other kind. */
export const oddValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324],
  ...[[], {}, [null], [[]], [{}], { '': '' }, { zh: '' }, { en: null }, { zh: 'x', en: 'y' }],
  ...[{ zh: '/', en: '/' }, ['a', 'a'], { mobile: {} }, { zh: [], en: [] }, false],
];

/** Names of keys that are none, or that every object has. */
export const oddKeys: readonly string[] = [
  ...['x', '', ' ', '__proto__', 'constructor', 'prototype', 'toString', 'valueOf', '0', '-1'],
  ...['mobile', 'zh', 'en', 'type', 'id', 'blocks', 'link', 'redirect', 'access', 'children'],
  ...['名', '：', 'a b', 'a/b', 'a~b', 'a.b', '*', 'x'.repeat(1100), '\u202e', '😀'],
];
