import type { Translations } from './translation.ts';

/** Messages about the notation of YAML, the files of environments, and comments that hide findings. */
export const yamlMessages: Translations = {
  'env-part': [
    [
      'the file of an environment holds keys of the site file, such as site',
      '环境文件里写站点文件的键，如 site',
    ],
    [
      '"{}" stands in the site file alone, not in an environment\'s',
      '“{1}”只写在站点文件里，不写在环境文件里',
    ],
  ],
  'env-removal': [
    ['"{}" takes nothing away: the site has no such key', '“{1}”没有可去掉的：网站没有这个键'],
  ],
  'ignore-error': [
    [
      '"{}" is an error, and a site with errors is not built, so it cannot be ignored; fix it and remove this comment',
      '“{1}”是错误，有错误的网站不会构建，所以不能忽略；请改正它，并删去这条注释',
    ],
  ],
  'ignore-unknown-rule': [
    [
      '"{}" is not known; there are site-lint-ignore for a line and site-lint-ignore-file for the whole file',
      '不认识“{1}”；一行用 site-lint-ignore，整个文件用 site-lint-ignore-file',
    ],
    [
      '"{}" is no rule; name one rule in a comment, and write a comment for each',
      '没有规则“{1}”；一条注释只写一个规则，每个规则各写一条',
    ],
    ['"{}" is no rule', '没有规则“{1}”'],
    [
      'no rule is named here; write site-lint-ignore rule: reason',
      '这里没有写规则；请写成 site-lint-ignore 规则: 理由',
    ],
  ],
  'ignore-unused': [
    [
      'this hides nothing: "{}" reports nothing in this file; remove the comment',
      '这条注释没有用处：“{1}”在这个文件里没有报告什么；请删去',
    ],
    [
      'this hides nothing: "{}" reports nothing on the line that this comment is about; remove the comment',
      '这条注释没有用处：“{1}”在它所指的那一行没有报告什么；请删去',
    ],
  ],
  'ignore-without-reason': [
    [
      'the reason why "{}" is ignored here is missing; write site-lint-ignore {}: reason',
      '没有写为什么忽略“{1}”；请写成 site-lint-ignore {2}: 理由',
    ],
  ],
  'yaml-alias-budget': [
    [
      'with *{} the aliases of this file repeat more than {} values; write them out, or fewer of them',
      '到 *{1} 为止，这个文件的别名重复了超过 {2} 个值；请直接写出来，或者少用一些',
    ],
  ],
  'yaml-alias-cycle': [
    ['*{} stands inside of &{}, which it repeats', '*{1} 写在它要重复的 &{2} 里面'],
  ],
  'yaml-anchor-text': [
    [
      '{} is read as a name for what follows, and readers do not see it; put text that starts with & in quotes',
      '{1} 被当作后面内容的名称，读者看不到；以 & 开头的文字要放进引号',
    ],
  ],
  'yaml-bom': [
    [
      'an invisible mark (BOM) stands before the first character; save the file as UTF-8 without it',
      '第一个字符前面有看不见的标记（BOM）；请把文件存成不带 BOM 的 UTF-8',
    ],
  ],
  'yaml-boolean-key': [
    [
      'some programs read the key {} as true or false; put it in quotes',
      '有的程序把键 {1} 当作 true 或 false；请加引号',
    ],
  ],
  'yaml-boolean-word': [['{} is read as text; write {}', '{1} 会被当作文字；请写 {2}']],
  'yaml-comment-cut': [
    [
      'the text ends before this #, which starts a comment; if it belongs to the text, put all of it in quotes',
      '文字到这个 # 之前就结束了，后面成了注释；如果它属于文字，请给整段文字加引号',
    ],
  ],
  'yaml-conflict': [
    [
      'two versions of these lines stand here, from a merge that was never finished: keep one, and take the lines <<<<<<<, ======= and >>>>>>> away',
      '这里有合并没有完成而留下的两个版本：请留下一个，并删去 <<<<<<<、======= 和 >>>>>>> 这几行',
    ],
  ],
  'yaml-depth': [['this is nested too deeply to be meant', '这里嵌套得太深，不会是有意的']],
  'yaml-documents': [
    [
      'a second document starts here; a site file is one document, without a line ---',
      '这里开始了第二个文档；站点文件只有一个文档，不写 --- 这一行',
    ],
  ],
  'yaml-duplicate-key': [['"{}" stands twice in the same mapping', '同一处写了两次“{1}”']],
  'yaml-empty': [
    [
      'this file is empty; a site needs at least version, site, languages, routes and pages',
      '这个文件是空的；网站至少要有 version、site、languages、routes 和 pages',
    ],
    [
      'this file is empty; an included file holds keys of the site file, such as pages or routes',
      '这个文件是空的；被包含的文件里写站点文件的一部分键，例如 pages 或 routes',
    ],
    [
      'this file is empty; the file of an environment holds keys of the site file, such as site',
      '这个文件是空的；环境的文件里写站点文件的一部分键，例如 site',
    ],
  ],
  'yaml-encoding': [
    [
      'this is not UTF-8 text (an older encoding such as GBK?); save the file as UTF-8',
      '这不是 UTF-8 文字（是不是 GBK 之类的旧编码？）；请把文件存成 UTF-8',
    ],
  ],
  'yaml-fullwidth': [
    [
      'a full-width blank is text, not notation; write an ordinary blank',
      '全角空格是文字，不是格式符号；请改成普通的半角空格',
    ],
    [
      'a no-break space is text, not notation; write an ordinary blank',
      '不换行空格是文字，不是格式符号；请改成普通的半角空格',
    ],
    [
      'the full-width "{}" is text, not notation; write "{}" and a blank',
      '全角的“{1}”是文字，不是格式符号；请写半角的 {2} 和一个空格',
    ],
    [
      'the full-width "{}" is text, not notation; write {}',
      '全角的“{1}”是文字，不是格式符号；请写半角的 {2}',
    ],
    ['the full-width "{}" is text, not notation', '全角的“{1}”是文字，不是格式符号'],
    [
      'the sign "{}" is text, not notation; write "{}" and a blank',
      '“{1}”在这里是文字，不是格式符号；请写半角的 {2} 和一个空格',
    ],
    [
      'the sign "{}" is text, not notation; write {}',
      '“{1}”在这里是文字，不是格式符号；请写半角的 {2}',
    ],
    ['the sign "{}" is text, not notation', '“{1}”在这里是文字，不是格式符号'],
  ],
  'yaml-invisible': [
    [
      'an invisible character ({}) stands in this name or address; remove it',
      '这个名称或网址里有看不见的字符（{1}）；请删去',
    ],
    [
      'an invisible character ({}) stands in this key; remove it',
      '这个键里有看不见的字符（{1}）；请删去',
    ],
  ],
  'yaml-key-type': [
    [
      'a key is a word, and {} is a number; choose a name that starts with a letter',
      '键是一个词，{1} 是数字；请用字母开头的名称',
    ],
    ['a key is a word, and {}', '键是一个词，而这里是 {1}'],
  ],
  'yaml-line-ends': [
    [
      '{} (line ends|lines end) as on Windows (CRLF), {} (line ends|lines end) as on Unix (LF); save the file with one kind of line ends',
      '{1} 行用 Windows 的换行（CRLF），{2} 行用 Unix 的换行（LF）；请用同一种换行保存文件',
    ],
  ],
  'yaml-lossy-scalar': [
    [
      '{} is read as the number {}; put it in quotes, so that it stays as it is written',
      '{1} 会被读成数字 {2}；要保持原样，请加引号',
    ],
    [
      '{} is read as {}; put it in quotes, so that it stays as it is written',
      '{1} 会被读成 {2}；要保持原样，请加引号',
    ],
  ],
  'yaml-merge-key': [
    [
      '"<<" merges nothing in YAML 1.2; write the keys out here',
      'YAML 1.2 里“<<”不会合并内容；请把键直接写在这里',
    ],
  ],
  'yaml-reserved-key': [['"{}" cannot be a key; choose another name', '“{1}”不能作键；请换个名称']],
  'yaml-syntax': [
    ['this quotation mark is never closed', '这个引号没有关上'],
    [
      'this (item|line|key) is not indented, its neighbours by {} (blank|blanks)',
      '这里没有缩进，前后各行缩进 {1} 个空格',
    ],
    [
      'this (item|line|key) is indented by {} (blank|blanks), its neighbours are not',
      '这里缩进了 {1} 个空格，前后各行没有缩进',
    ],
    [
      'this (item|line|key) is indented by {} (blank|blanks), its neighbours by {}',
      '这里缩进 {1} 个空格，前后各行缩进 {2} 个',
    ],
    ['a colon is missing after this key', '这个键后面缺少冒号'],
    [
      'this # starts a comment, and the {} behind it is a part of that; put text with a # in quotes',
      '这个 # 开始了注释，后面的 {1} 成了注释的一部分；带 # 的文字要放进引号',
    ],
    [
      'this is no name of an alias; text that starts with * goes in quotes',
      '这不是别名的名称；以 * 开头的文字要放进引号',
    ],
    [
      'a backslash inside "…" starts an escape that does not exist; write \\\\, or use \'…\'',
      "“…”里的反斜杠开始了一个不存在的转义；请写 \\\\，或者用 '…'",
    ],
    ['text cannot start with this character; put it in quotes', '文字不能以这个字符开头；请加引号'],
    [
      'a second colon stands in this line; put text with a colon and a blank in quotes',
      '这一行有第二个冒号；带有冒号加空格的文字要放进引号',
    ],
    [
      'a comma, or a closing bracket, is missing in the brackets here',
      '这里的括号里缺少逗号或右括号',
    ],
    ['this is too long for a key', '作为键，这太长了'],
    ['text that starts with {} goes in quotes', '以 {1} 开头的文字要放进引号'],
    ['a closing {} is missing before this', '这之前缺少 {1}'],
    ['a colon and a blank are missing after this key', '这个键后面缺少冒号和空格'],
    ['this line is indented differently from its neighbours', '这一行的缩进和前后各行不一致'],
    ['this alias repeats nothing: no &{} stands before it', '这个别名没有可重复的：前面没有 &{1}'],
    ['this {} closes a {}; write {}', '这个 {1} 要关上的是 {2}；请写 {3}'],
    ['this {} closes nothing; remove it', '这个 {1} 没有对应的左括号；请删去'],
    ['this {} closes nothing; an opening {} is missing', '这个 {1} 没有对应的左括号；缺少 {2}'],
    [
      'this {} does not close the text that {} opens; write {}',
      '{1} 关不上以 {2} 开头的文字；请写 {3}',
    ],
    [
      '{} begins no item of a list; write - and a blank',
      '{1} 不能作列表项的开头；请写 - 和一个空格',
    ],
    ['a dash and a blank are missing before this item', '这一项前面缺少横线和空格'],
    ['a blank is missing after this colon', '这个冒号后面缺少空格'],
    ['a blank is missing after this dash', '这个横线后面缺少空格'],
    [
      'a text with a comma in { } goes in quotes; only a key stands behind a comma here',
      '{ } 里带逗号的文字要放进引号；这里逗号后面只能是键',
    ],
    ['this {} is never closed; a closing {} is missing', '这个 {1} 没有关上；缺少 {2}'],
    [
      'this does not belong here: a line end, a comma or quotation marks are missing, or the line is indented wrongly',
      '这里不该有这些内容：缺少换行、逗号或引号，或者这一行缩进不对',
    ],
    [
      'the line below was read as part of this one: a colon and a blank are missing here, or the line below is indented too far',
      '下一行被当成了这一行的一部分：这里缺少冒号和空格，或者下一行缩进太多',
    ],
    [
      'from here on this is not YAML; compare the notation with the lines around it',
      '从这里起不是 YAML；请对照前后几行的写法',
    ],
    [
      'this { and its } stand on different levels; indent the } or put all in one line',
      '这个 { 和它的 } 不在同一层；请缩进 }，或者写在一行里',
    ],
    [
      '{} more (mistake|mistakes) like these, from here on; is this a site file?',
      '从这里起还有 {1} 处同类错误；这是站点文件吗？',
    ],
    [
      'at least {} more (mistake|mistakes) like these, from here on; is this a site file?',
      '从这里起至少还有 {1} 处同类错误；这是站点文件吗？',
    ],
  ],
  'yaml-tab': [['a tab stands in the indentation; use blanks', '缩进里有制表符；请用空格']],
  'yaml-text-marks': [
    [
      'the quotation marks {} around this text are a part of it, and visitors see them; write " or none',
      '这段文字外面的引号 {1} 会成为文字的一部分，访客看得到；请写 "，或者不写',
    ],
    [
      'this comma is a part of the text, and visitors see it; no comma ends a line here',
      '这个逗号会成为文字的一部分，访客看得到；这里行末不写逗号',
    ],
  ],
  'yaml-unused-anchor': [
    [
      'no alias repeats &{}: write *{} behind it, or remove &{}',
      '没有别名重复 &{1}：请在它后面写 *{2}，或者删去 &{3}',
    ],
  ],
};
