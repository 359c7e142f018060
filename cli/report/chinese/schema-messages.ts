import type { Translations } from './translation.ts';

/** Messages about the shape of the site file and of the files that it includes. */
export const schemaMessages: Translations = {
  'include-conflict': [
    ['"{}" under {} stands in {}, too', '{3} 的 {2} 里也有“{1}”'],
    ['"{}" is a map here, and a list in {}', '“{1}”在这里是映射，在 {2} 里是列表'],
    ['"{}" is a list here, and a map in {}', '“{1}”在这里是列表，在 {2} 里是映射'],
    ['"{}" stands in {}, too', '{2} 里也有“{1}”'],
  ],
  'include-missing': [
    ['there is no file {} in the folder of the site', '网站的文件夹里没有文件 {1}'],
  ],
  'include-part': [
    [
      '"{}" stands in the site file alone, not in a file that it includes',
      '“{1}”只写在站点文件里，不写在它引用的文件里',
    ],
    [
      'an included file holds keys of the site file, such as pages or routes: a key such as routes: stands before a list',
      '被引用的文件里写站点文件的键，如 pages 或 routes：列表前面要有 routes: 这样的键',
    ],
  ],
  'include-path': [
    [
      'an included file lies in the folder of the site, not outside of it',
      '被引用的文件要在网站的文件夹里，不能在外面',
    ],
  ],
  'include-twice': [['{} is included already', '{1} 已经引用过了']],
  'include-unreadable': [
    [
      '{} cannot be read: it is a folder; a folder is included as {}',
      '读不了 {1}：它是文件夹；引用文件夹要写成 {2}',
    ],
    ['{} cannot be read: {}', '读不了 {1}：{2}'],
  ],
  'schema-deprecated': [
    [
      '"{}" is called "{}" now; the old name still works, and a later version will not know it',
      '“{1}”现在叫“{2}”；旧名称还能用，以后的版本就不认识了',
    ],
    [
      '"{}" still works, but a later version will not know it; it can go',
      '“{1}”还能用，但以后的版本不认识；可以删去',
    ],
  ],
  'schema-enum': [['{} does not fit here; expected {}', '{1} 不能写在这里；可以写 {2}']],
  'schema-pattern': [['{} does not fit here; expected {}', '{1} 不能写在这里；应为 {2}']],
  'schema-required': [
    ['the key "{}" is missing here', '这里缺少键“{1}”'],
    [
      'the key "{}" is missing here; every entry of this collection has it',
      '这里缺少键“{1}”：这个集合的每个条目都要有',
    ],
  ],
  'schema-type': [
    [
      '{} is not what belongs here; expected {}; write {} with the quotes',
      '{1} 不能写在这里；应为 {2}；请连引号写成 {3}',
    ],
    [
      '{} is not what belongs here; expected {}; did you mean {}?',
      '{1} 不能写在这里；应为 {2}；是否想写 {3}？',
    ],
    ['{} is not what belongs here; expected {}', '{1} 不能写在这里；应为 {2}'],
    ['nothing stands after "{}"; expected {}', '“{1}”后面什么也没有；应为 {2}'],
  ],
  'schema-unknown-block': [
    [
      '"{}" is no block; all of them stand in {} of the package {}',
      '没有区块“{1}”；全部区块见软件包 {3} 的 {2}',
    ],
    ['"{}" is no block', '没有区块“{1}”'],
  ],
  'schema-unknown-key': [
    ['"{}" is no key that is known here, and "{}" is missing', '这里没有键“{1}”，而“{2}”没有写'],
    ['"{}" is no key that is known here; there are {}', '这里没有键“{1}”；可以写 {2}'],
    ['"{}" is no key that is known here', '这里没有键“{1}”'],
    ['"{}" is no key of this collection; there are {}', '这个集合没有键“{1}”；可以写 {2}'],
    ['"{}" is no key of this collection', '这个集合没有键“{1}”'],
  ],
  'schema-value': [
    ['{} stands twice in this list', '这个列表里写了两次 {1}'],
    ['{} is too small; the least is {}', '{1} 太小；至少是 {2}'],
    ['{} is too small; it must be more than {}', '{1} 太小；要大于 {2}'],
    ['{} is too large; the most is {}', '{1} 太大；至多是 {2}'],
    ['at least {} (entry|entries) must stand in this list', '这个列表里至少要有 {1} 项'],
    ['at least {} (key|keys) must stand here', '这里至少要有 {1} 个键'],
    [
      'this list has {} (entry|entries); there is room for {}',
      '这个列表有 {1} 项；只容得下 {2} 项',
    ],
    [
      'this text has {} (character|characters); the most is {}',
      '这段文字有 {1} 个字符；至多 {2} 个',
    ],
    ['this text is empty', '这段文字是空的'],
    ['{} does not belong here; expected {}', '{1} 不能写在这里；应为 {2}'],
  ],
  'schema-version': [
    [
      'this file is written in version {} of the site language; this program knows version {}: use a newer one, or write {}',
      '这个文件用的是第 {1} 版站点语言；本程序只认识第 {2} 版：请更新程序，或者写 {3}',
    ],
  ],
};
