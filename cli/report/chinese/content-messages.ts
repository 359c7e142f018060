import type { Translations } from './translation.ts';

const lostText = '{1} 一直没有关上，从这里起的文字谁也看不到：请在它结束的地方写 {2}，或者删去 {3}';
const leftOut = '文章里不能有脚本、样式、框架和表单';

/** Messages about content: collections, Markdown files, the files and addresses that they name. */
export const contentMessages: Translations = {
  'content-address': [
    ['this has no address: {} is page "{}"', '它没有网址：{1} 是页面“{2}”'],
    [
      'this has no address: its {} "{}" is not one of {}, as route "{}" wants ":{}"',
      '它没有网址：它的 {1} “{2}”不是 {3} 之一，而路由“{4}”的“:{5}”只能是这些',
    ],
    [
      'this has no address: its {} "{}" is not {}, as route "{}" wants ":{}"',
      '它没有网址：它的 {1} “{2}”不是 {3}，而路由“{4}”的“:{5}”只能是这种',
    ],
  ],
  'collection-detail': [
    [
      'its page "{}" shows no entry of "{}": a page that does has a block such as {}',
      '它的页面“{1}”不显示“{2}”的条目：显示条目的页面要有 {3} 这样的区块',
    ],
    [
      'its page "{}" does not say which part of the address is the entry\'s id: params: { id: … }',
      '它的页面“{1}”没有说网址的哪一部分是条目的 id：params: { id: … }',
    ],
    [
      'the route "{}" has no page: a page that does has a block such as {}',
      '路由“{1}”没有页面：显示条目的页面要有 {2} 这样的区块',
    ],
  ],
  'collection-build': [
    [
      '`{}` is for builds, and browsers ask this API: write mode: build, or leave it out',
      '“{1}”只用于构建，而这个接口由浏览器请求：请写 mode: build，或去掉它',
    ],
    [
      'browsers read no Markdown: write mode: build, or have the API answer in HTML',
      '浏览器不读 Markdown：请写 mode: build，或让接口用 HTML 答复',
    ],
    [
      '{} is known to builds alone, and browsers ask this API: write mode: build',
      '只有构建知道 {1} 的值，而这个接口由浏览器请求：请写 mode: build',
    ],
    [
      'a build knows no host for "{}": write the whole address, https://…',
      '构建不知道“{1}”属于哪台主机：请写完整的地址 https://…',
    ],
    [
      '{} would stand in the addresses of pictures and links, which everybody reads',
      '{1} 会出现在图片和链接的地址里，人人都能看到',
    ],
    [
      'a build has no cookies of visitors: leave out `credentials`',
      '构建没有访客的 cookie：请去掉 credentials',
    ],
    [
      'what a build has fetched is searched like all other entries: leave out `index`',
      '构建读取的条目和其他条目一样能搜索到：请去掉 index',
    ],
    [
      '{token} has no value: write in `token` which call hands it out',
      '{token} 没有值：请用 token 写明从哪个调用领取',
    ],
  ],
  'collection-call': [
    [
      '`{}` and `{}` are two things to send, and a call sends one: keep one of them',
      '“{1}”和“{2}”都是要发送的内容，一次调用只能发送一种：请只留一个',
    ],
    [
      'JSONP comes by GET alone, which sends nothing: leave out `{}` or `jsonp`',
      'JSONP 只能用 GET 读取，不能发送内容：请去掉“{1}”或 jsonp',
    ],
    [
      '{cursor} has no value: write in `next` where the answer says what the next page is',
      '{cursor} 没有值：请用 next 写明下一页在答复中的位置',
    ],
    [
      '{} and {} are two ways to say which page is wanted: keep one of them',
      '{1} 和 {2} 都用来指定页，只能用一种：请只留一个',
    ],
    [
      '`next` leads from page to page, so nothing fills {}: keep one of them',
      '有了 next，列表会一页接一页地读，不再需要 {1}：请只留一个',
    ],
  ],
  'collection-folder': [
    ['"{}" is no language of this site', '本站没有语言“{1}”'],
    ['{} is the folder of "{}" in "{}" already', '{1} 已经是“{2}”在“{3}”里的文件夹'],
    ['the entries of "{}" come from its http source', '“{1}”的条目来自它的 http 来源'],
    ['there is no entry in the folder {}', '文件夹 {1} 里没有条目'],
  ],
  'collection-http': [
    [
      '"{}" is not filled: a name is letters and digits in one pair of braces, such as {}',
      '“{1}”没有值可填：名称是一对大括号里的字母和数字，如 {2}',
    ],
    ['"{}" is no host that could be asked', '“{1}”不是能访问的主机名'],
    [
      '"{}" has an empty part: keys stand between single dots, as in data.records',
      '“{1}”有空的一段：键之间只用一个点，如 data.records',
    ],
    [
      'a user or password in an address is published with the site, and browsers refuse to call it',
      '地址里的用户名和密码会随网站公开，浏览器也不肯访问',
    ],
  ],
  'collection-index-host': [
    [
      'a build cannot call "{}", as it knows no host: write the whole address, https://…, or leave out index: true',
      '构建时不知道主机，访问不了“{1}”：请写完整的地址 https://…，或者去掉 index: true',
    ],
  ],
  'collection-required': [
    [
      '"{}" is neither a key of every entry nor a field of the collection "{}"',
      '“{1}”既不是每个条目都有的键，也不是集合“{2}”的字段',
    ],
  ],
  'collection-unknown': [
    ['"{}" is no collection of this site', '本站没有集合“{1}”'],
    [
      '"{}" is the id of no route, so the entries of "{}" have no address',
      '没有 id 为“{1}”的路由，“{2}”的条目就没有网址',
    ],
  ],
  'content-alt': [
    [
      'this picture says nothing to those who do not see it: ![what it shows](…), or <img alt=""> where it only decorates',
      '看不见图片的人不知道这里有什么：请写 ![图片的内容](…)；只作装饰的写 <img alt="">',
    ],
  ],
  'content-asset': [
    ['{} lies outside of the folder content', '{1} 在 content 文件夹外面'],
    ['{} cannot be read as a picture', '{1} 不能作为图片读取'],
    ['there is no file {}', '没有文件 {1}'],
    [
      '{} looks like another site, and is read as a file beside this one: https:// is missing',
      '{1} 像是别的网站，却会被当作旁边的文件：缺少 https://',
    ],
    [
      '{} is cut off behind its scheme: write the whole address',
      '{1} 在协议后面就断了：请写完整的网址',
    ],
  ],
  'content-choice': [
    ['"{}" is no code of this collection; there are {}', '这个集合没有栏目代码“{1}”；可以写 {2}'],
    ['"{}" is no code of this collection', '这个集合没有栏目代码“{1}”'],
    ['"{}" is no choice of this collection; there are {}', '这个集合没有选项“{1}”；可以写 {2}'],
    ['"{}" is no choice of this collection', '这个集合没有选项“{1}”'],
    ['"{}" is no audience of this collection; there are {}', '这个集合没有对象“{1}”；可以写 {2}'],
    ['"{}" is no audience of this collection', '这个集合没有对象“{1}”'],
    ['"{}" is no kind of this collection; there are {}', '这个集合没有种类“{1}”；可以写 {2}'],
    ['"{}" is no kind of this collection', '这个集合没有种类“{1}”'],
  ],
  'event-time': [
    [
      '"{}" names a time zone of its own: write it as the clocks of {} show it',
      '“{1}”写了自己的时区：请按 {2} 的钟表写',
    ],
    [
      'one of start and end is a day and the other a moment: an all-day event has days, any other moments',
      'start 和 end 一个是日期，一个是时刻：全天活动都写日期，其他活动都写时刻',
    ],
    ['it ends before it begins', '还没开始就结束了'],
    ['it ends at the moment when it begins', '开始的同时就结束了'],
  ],
  'event-repetition': [
    ['the name RRULE is left out here', '这里不写 RRULE'],
    ['"{}" is no part of a repetition: it is written like {}', '重复规则里没有“{1}”：写法如 {2}'],
    ['{} stands there twice', '{1} 写了两次'],
    ['"{}" is no {} of a repetition', '“{1}”不能作重复规则的 {2}'],
    ['it does not say how often: {}', '没有写多久一次：{1}'],
    [
      'COUNT and UNTIL exclude each other: one of them says when it ends',
      'COUNT 和 UNTIL 不能同时写：何时结束，写一个就够',
    ],
    [
      'nothing is left out of an event without "repeat"',
      '没有写 repeat 的活动，没有可以去掉的日期',
    ],
    ['the repetition is over before the event begins', '活动还没开始，重复就结束了'],
    [
      'the repetition never falls on {}, the start: calendar programs would reckon different dates',
      '重复规则不包括第一次 {1}：各家日历软件会算出不同的日期',
    ],
    [
      'no date falls on {}, or the repetition is over by then',
      '{1} 没有这个活动，或者那时重复已经结束',
    ],
    ['no date falls on {}', '{1} 没有这个活动'],
  ],
  'event-endless': [
    [
      'it repeats for ever: say until when by UNTIL, or how often by COUNT',
      '会一直重复下去：请用 UNTIL 写到哪天为止，或用 COUNT 写多少次',
    ],
  ],
  'event-place': [
    [
      '"{}" is no place of this site; a room is written as location',
      '本站没有地点“{1}”；房间写在 location',
    ],
  ],
  'event-translation': [
    ['"{}" of this event is not written in "{}"', '这个活动在“{2}”里没有写 {1}'],
    ['"{}" of this event is {} in "{}"', '这个活动的 {1} 在“{3}”里是 {2}'],
  ],
  'content-day': [
    ['{} is not in the calendar', '日历上没有 {1}'],
    [
      'it would expire before it is published, so nobody would ever see it',
      '还没发布就失效了，谁也看不到',
    ],
    [
      'there is no moment {}: zones reach from -12:00 to +14:00',
      '没有 {1} 这个时刻：时区在 -12:00 到 +14:00 之间',
    ],
  ],
  'content-depth': [
    [
      'more than {} callouts are not closed up to here: write ::: in a line where each ends',
      '到这里为止，有超过 {1} 个提示框没有结尾：请在各自结束处另起一行写 :::',
    ],
    [
      'more than {} tags such as <b> are not closed up to here: write </b> and the like behind what they are about',
      '到这里为止，有超过 {1} 个 <b> 之类的标签没有关上：请在所指的内容后面写 </b> 之类',
    ],
    [
      'more than {} of * _ ~ [ ] ` $ stand in one paragraph up to here: make several paragraphs of it by empty lines',
      '到这里为止，一个段落里有超过 {1} 个 * _ ~ [ ] ` $：请用空行分成几段',
    ],
    [
      'quotes and lists are nested {} deep here; the limit is {}: take away some of the signs at the start of the line, or write a part of it as a text of its own',
      '这里引用和列表嵌套了 {1} 层；至多 {2} 层：请去掉行首的一些符号，或者把一部分另写成一篇',
    ],
    [
      'this row of a table has more than {} cells: make two tables of it, or offer it as a file to fetch',
      '表格的这一行超过 {1} 格：请分成两个表，或者作为文件提供',
    ],
  ],
  'content-duplicate-id': [
    ['"{}" is already an id or alias of this entry', '“{1}”已经是这个条目的 id 或别名'],
    ['"{}" is already an id or alias of {}', '“{1}”已经是 {2} 的 id 或别名'],
    ['"{}" is the id of {}, too', '“{1}”也是 {2} 的 id'],
  ],
  'content-empty': [
    [
      'there is no text behind the front matter, so whoever opens this finds nothing to read; write some, or make it draft: true',
      '文件头后面没有正文，打开它的人没有东西可读；请写上正文，或者加上 draft: true',
    ],
  ],
  'content-entries': [
    ['"{}" is no entry of "{}" in this language', '“{2}”在这种语言里没有条目“{1}”'],
    ['there is no file {} in the collection "{}"', '集合“{2}”里没有文件 {1}'],
  ],
  'content-file': [
    [
      'entries end in .md, and other texts cannot link to this one: call it {}',
      '条目以 .md 结尾，别的文章链接不到它：请改名为 {1}',
    ],
    [
      'nobody sees this file: entries end in .md, and no entry shows or offers it; rename it, name it in an entry, or take it away',
      '谁也看不到这个文件：条目以 .md 结尾，也没有条目显示或提供它；请改名，或在条目里写到它，或者删去',
    ],
    [
      'this is a link to another place, and links are not followed here: put the file itself in its place',
      '这是指向别处的链接，这里不跟随链接：请放上文件本身',
    ],
  ],
  'content-front-matter': [
    [
      'the front matter does not end: a line --- is missing behind it',
      '文件头没有结束：后面缺少 --- 这一行',
    ],
    [
      'the front matter is empty; an entry has a title at least: title: …',
      '文件头是空的；条目至少要有标题：title: …',
    ],
    [
      'the front matter is missing: the file starts with a line ---, keys such as title: …, and a line ---',
      '缺少文件头：文件开头是一行 ---，然后是 title: … 等键，再一行 ---',
    ],
    ['the front matter is no list of keys such as title: …', '文件头里不是 title: … 这样的键'],
  ],
  'content-callout': [
    [
      '"{}" is no kind of callout, so this is shown as a note; there are note, tip, warning, caution',
      '没有“{1}”这种提示框，会显示为 note；可用的有 note、tip、warning、caution',
    ],
    [
      'this callout is never closed, so all that follows is in it; write {} in a line where it ends',
      '提示框没有结尾，后面的文字全在框里；请在它结束处另起一行写 {1}',
    ],
    [
      'this {} begins or ends no callout, so readers see it',
      '这个 {1} 不属于任何提示框，读者会看到它',
    ],
    [
      '{} are full-width signs, which readers see; write :::',
      '{1} 是全角符号，读者会看到；请写 :::',
    ],
  ],
  'content-formula': [
    [
      'formulas have no command {}, so readers see this one as it is written',
      '公式里没有 {1} 这个命令，读者会看到原样的符号',
    ],
    [
      'this formula cannot be read from here on, so readers see it as it is written; for the sign of a currency write \\$',
      '公式从这里起读不懂，读者会看到原样的符号；要写美元符号，请写 \\$',
    ],
    [
      'this is no formula: between $$ it stands in lines of its own, without an empty one; in a line of text there is one $ on both sides',
      '这不是公式：$$ 之间的公式要独占几行，中间不能有空行；写在一行文字里的，两边各用一个 $',
    ],
    [
      'readers see this as it is written: a formula has no blank inside of its $, no letter or figure beside them, and Chinese punctuation in braces alone; where the sign is meant, write \\$',
      '读者会看到原样的符号：公式的 $ 里面不能紧挨着空格，外面不能紧挨着字母或数字，中文标点只能写在花括号里；要写美元符号，请写 \\$',
    ],
  ],
  'content-heading': [
    [
      'the id "{}" is taken, by another heading or by the page itself, so this one is "{}": choose another',
      'id“{1}”已被别的标题或页面本身占用，这一个成了“{2}”：请换一个',
    ],
    [
      'this heading is of the first level, which the title has; write ## in place of #',
      '这是一级标题，而一级是文章的题目；请把 # 换成 ##',
    ],
  ],
  'content-html': [
    [
      'the address "{}" is left out: a text may hold no scripts, styles, frames or forms',
      `网址“{1}”会被去掉：${leftOut}`,
    ],
    [
      'the attribute {} is left out: a text may hold no scripts, styles, frames or forms',
      `属性 {1} 会被去掉：${leftOut}`,
    ],
    [
      '{} is left out: a text may hold no scripts, styles, frames or forms',
      `{1} 会被去掉：${leftOut}`,
    ],
  ],
  'content-link': [
    ['{} has no page: the collection "{}" has no detail', '{1} 没有页面：集合“{2}”没有写 detail'],
    ['there is no content file {}', '没有内容文件 {1}'],
  ],
  'content-lost': [
    [
      '{} is never closed, so nobody sees the text from here on: write {} where it ends, or take {} out',
      lostText,
    ],
  ],
  'content-marks': [
    [
      'a blank is missing behind {}, so readers see these signs and no heading',
      '{1} 后面缺少空格，读者看到的是符号，不是标题',
    ],
    [
      'a picture begins with a half-width !; with this one it is a link',
      '图片以半角的 ! 开头；写成这样就是链接',
    ],
    ['a slash is missing: {}', '少了一个斜杠：{1}'],
    [
      'an address has no blanks, so readers see these signs and no link; write {}',
      '网址里不能有空格，读者看到的是符号，不是链接；请写 {1}',
    ],
    [
      'below the head of a table stands a line | --- | --- |; without it readers see these signs',
      '表头下面要有一行 | --- | --- |；没有它，读者看到的是符号',
    ],
    [
      'no blank stands between ] and (, so readers see these signs and no link',
      '] 和 ( 之间不能有空格，读者看到的是符号，不是链接',
    ],
    [
      'readers see this #: a heading is ## with a blank behind it; where the sign is meant, write \\#',
      '读者会看到这个 #：标题写成 ## 加一个空格；确实要这个符号，就写 \\#',
    ],
    [
      'readers see this line: it makes no heading of the one above; write ## before that',
      '读者会看到这条线：上一行不会因此成为标题；请在那一行前面写 ##',
    ],
    [
      'the ) of this link is missing, so readers see these signs',
      '这个链接少了 )，读者看到的是符号',
    ],
    [
      'there is no note for this sign; write it below: {}: …',
      '这个注号没有注文；请在下面写 {1}: …',
    ],
    [
      'these ** have no partner, or stand next to a blank, so readers see them; bold words are **so**',
      '这两个 ** 没有配对，或者紧挨着空格，读者会看到它们；粗体写成 **这样**',
    ],
    [
      'readers see this: an id stands at the end of a heading, of a caption, or behind $$; where the signs are meant, write \\{#',
      '读者会看到这个：id 写在标题、题注的末尾或 $$ 后面；要显示符号本身，请写 \\{#',
    ],
    [
      'readers see these ==; for strong words write {}, where the signs are meant \\==',
      '读者会看到这里的 ==；重点文字请写 {1}，要显示符号本身写 \\==',
    ],
    [
      'these stars are full-width ones, which readers see; write {}',
      '这些星号是全角的，读者会看到；请写 {1}',
    ],
    [
      'this begins a block of code that nothing ends, so all the rest is code; write {} in a line where it ends',
      '这里开始了一段代码，却没有结束，后面全成了代码；请在结束处单写一行 {1}',
    ],
    [
      'this is a line across the page, and no heading of the line above: for a heading write ## before that, for a line leave an empty one above it',
      '这是一条横线，上一行不会成为标题：要标题，在那一行前面写 ##；要横线，在上面空一行',
    ],
    [
      'this is a list of one item, and readers do not see its full stop as yours: without the blank, or with \\., it is text',
      '这成了只有一项的列表，句点不会照原样显示：去掉空格，或者写 \\.，就是文字',
    ],
    [
      'this is a list of one item, and readers do not see the {}: without the blank, or with {}, it is text',
      '这成了只有一项的列表，读者看不到 {1}：去掉空格，或者写 {2}，就是文字',
    ],
    [
      'this is no link, as its brackets are full-width ones; write {}',
      '括号是全角的，不成链接；请写 {1}',
    ],
    ['this is no link, as its brackets are swapped; write {}', '括号写反了，不成链接；请写 {1}'],
    [
      'this line has {} cells and the head of its table {}; readers do not see the others',
      '这一行有 {1} 格，表头只有 {2} 格；多出来的读者看不到',
    ],
    ['this link leads nowhere', '这个链接没有去处'],
    [
      'what stands between these two stars is shown slanted: for stars of your own write \\*, for strong words **',
      '两个星号之间的文字会成为斜体：要星号本身，写 \\*；要强调，写 **',
    ],
    [
      '{} is a full-width sign, which readers see; write {} and a blank',
      '{1} 是全角符号，读者会看到；请写 {2} 加一个空格',
    ],
  ],
  'content-name': [
    [
      '"{}" stands in the address of the page; use letters, digits, _ and - only',
      '“{1}”会出现在网址里；请只用字母、数字、_ 和 -',
    ],
  ],
  'content-place': [
    ['"{}" is no language of this site', '本站没有语言“{1}”'],
    ['"{}" is no collection of this site', '本站没有集合“{1}”'],
    [
      'content lies in content/{language}/{collection}/, this does not',
      '内容放在 content/{language}/{collection}/ 里，这个文件不在那里',
    ],
    ['the entries of "{}" come from its http source', '“{1}”的条目来自它的 http 来源'],
  ],
  'content-placeholder': [
    [
      'this is a placeholder still: write the text, or make it draft: true',
      '这还是占位文字：请写上内容，或者加上 draft: true',
    ],
  ],
  'content-size': [
    [
      'this file has {}; a page to read has {} at most: split it, or offer it as a file to fetch',
      '这个文件有 {1}；供阅读的页面至多 {2}：请拆开，或者作为文件提供',
    ],
  ],
  'content-stale-translation': [
    [
      'the original ({}) is of {}, this translation of {}: does it still say the same?',
      '原文（{1}）是 {2} 的，这篇译文是 {3} 的：内容还一致吗？',
    ],
  ],
  'content-untranslated': [
    [
      'this is not there in "{}", which has most of the collection "{}": there is no file {}',
      '“{1}”里有集合“{2}”的大部分内容，却没有这一篇：没有文件 {3}',
    ],
  ],
  'field-unknown': [
    ['"{}" is no field of the collection "{}"', '集合“{2}”没有字段“{1}”'],
    ['"{}" is no code of the collection "{}"', '集合“{2}”没有栏目代码“{1}”'],
  ],
  'site-address': [
    [
      '"{}" is no page of this site, and no file in its folder public',
      '“{1}”不是本站的页面，public 文件夹里也没有这个文件',
    ],
    [
      '"{}" is a draft or not published now; its page is not there',
      '“{1}”是草稿，或者现在没有发布；它的页面不存在',
    ],
    [
      '"{}" is no code of "{}", so this lists all entries; where that is meant, write all',
      '“{2}”没有栏目代码“{1}”，这里会列出所有条目；确实要这样，就写 all',
    ],
    [
      '"{}" is no entry of "{}" in this language, so there is no such page',
      '“{2}”在这种语言里没有条目“{1}”，所以没有这个页面',
    ],
    [
      '{} is nothing that any page can show, so its first part is shown',
      '没有页面能显示 {1}，所以显示的是第一部分',
    ],
    [
      '{} is nothing that the page "{}" can show in this language, so its first part is shown',
      '页面“{2}”在这种语言里显示不了 {1}，所以显示的是第一部分',
    ],
    [
      '{} is nothing that the page "{}" can show, so its first part is shown',
      '页面“{2}”显示不了 {1}，所以显示的是第一部分',
    ],
  ],
  'site-asset': [
    [
      'there is no file {} in the folder public; capital and small letters count',
      'public 文件夹里没有文件 {1}；大小写要一致',
    ],
    ['there is no file {} in the folder public', 'public 文件夹里没有文件 {1}'],
  ],
};
