import type { Translations } from './translation.ts';

/** Messages about the site as a whole: its address, theme, titles, search, what is built of it. */
export const siteMessages: Translations = {
  'description-length': [
    [
      'this is as wide as {} Latin letters; search results show about {}, and the rest is cut',
      '它有 {1} 个英文字母宽；搜索结果只显示约 {2} 个，其余会被截去',
    ],
  ],
  'notice-time': [
    ['{} is not in the calendar', '日历上没有 {1}'],
    [
      'there is no moment {}: zones reach from -12:00 to +14:00',
      '没有 {1} 这个时刻：时区在 -12:00 到 +14:00 之间',
    ],
    [
      'the notice would end before it begins, so nobody would ever see it',
      '通知还没开始就结束了，谁也看不到',
    ],
  ],
  'embed-host': [
    [
      '{} is not listed under embeds, so browsers would not show it',
      'embeds 里没有列出 {1}，浏览器不会显示它',
    ],
    ['this is no address', '这不是地址'],
  ],
  'analytics-provider': [
    [
      'the address of the Matomo is missing (url): the folder that has matomo.php',
      '缺少 Matomo 的地址（url）：matomo.php 所在的文件夹',
    ],
    [
      'the number that Matomo has for this site is missing (id)',
      '缺少本站在 Matomo 中的编号（id）',
    ],
    [
      'the id of the site at Baidu Tongji is missing (id): the 32 letters and digits behind hm.js? in its code',
      '缺少本站在百度统计的标识（id）：统计代码里 hm.js? 后面的 32 位字母和数字',
    ],
    ['the address that takes what is recorded is missing (url)', '缺少接收统计数据的地址（url）'],
    [
      'what is recorded of visitors could be read on the way over http://: it has to be https://',
      '用 http:// 发送，访客的访问情况会在途中被人读取：必须用 https://',
    ],
    ['Matomo knows a site by a number', 'Matomo 用编号表示网站'],
    [
      'Baidu Tongji knows a site by 32 letters a to f and digits',
      '百度统计用 32 位的 a–f 和数字表示网站',
    ],
    [
      'Plausible knows a site by its domain, without https://',
      'Plausible 用域名表示网站，不带 https://',
    ],
    [
      'visits are recorded on the hosts of the site alone, and none is known: write site.origin, or analytics.hosts',
      '只在网站自己的主机上记录，而主机还不知道：请写 site.origin 或 analytics.hosts',
    ],
  ],
  'analytics-consent': [
    [
      '"{}" sets cookies, and visitors are not asked whether it may',
      '“{1}”会放 cookie，却没有征求访客同意',
    ],
  ],
  'chart-series': [['this series has {} values for {} labels', '这组有 {1} 个数，标签却有 {2} 个']],
  'fee-row': [['this row has {} fees for {} columns', '这一行有 {1} 项，列却有 {2} 个']],
  'timetable-entry': [
    ['this begins at {} and ends at {}, before it begins', '{1} 开始，{2} 结束：还没开始就结束了'],
    [
      'on {} this overlaps with what begins at {} at the same place',
      '{1} 这一天，它与同一地点 {2} 开始的安排重叠',
    ],
  ],
  'list-sort': [
    [
      'the entries of "{}" stand in the order in which the content API gives them',
      '“{1}”的条目按内容接口给出的次序排列',
    ],
    ['"{}" holds {}, which have no order to sort by', '“{1}”的值是 {2}，分不出先后，不能用来排序'],
    ['"{}" is no field of the collection "{}" to sort by', '集合“{2}”没有可以用来排序的字段“{1}”'],
  ],
  'value-format': [
    ['{} is for numbers, and this field holds {}', '{1} 用于数，而这个字段的值是 {2}'],
    ['day is for days, and this field holds {}', 'day 用于日期，而这个字段的值是 {1}'],
    ['"{}" is no currency of ISO 4217', '“{1}”不是 ISO 4217 的货币代码'],
  ],
  'access-public-content': [
    [
      '"{}" is shown to some visitors alone, but its entries are built into files that anybody can fetch: take them from an API that asks who the visitor is (http)',
      '“{1}”只给部分访客看，但它的条目会写进人人都能取到的文件：请改由按登录的人答复的接口（http）提供',
    ],
    [
      'the page "{}" is shown to some visitors alone, but what it says stands in a file that anybody can fetch: show entries of an API that asks who the visitor is (http)',
      '页面“{1}”只给部分访客看，但它的文字写在人人都能取到的文件里：请改为显示按登录的人答复的接口（http）的条目',
    ],
  ],
  'collection-credentials': [
    [
      'a build is not signed in: what it reads for the search is public, and it cannot read the rest',
      '构建没有登录：它为搜索读到的都会公开，其余的它读不到',
    ],
    [
      '"{}" is on another host than the site, so no cookies go there',
      '“{1}”不在网站的主机上，cookie 不会发给它',
    ],
  ],
  'access-locked': [
    [
      'visitors see a lock at "{}" and no way to sign in: write it under access.signIn',
      '访客看到“{1}”带锁，却没有地方登录：请写上 access.signIn',
    ],
  ],
  'access-sign-in': [
    [
      'a sign-in over http:// can be read and changed on the way: it has to be https://',
      '用 http:// 登录，内容会在途中被人读取和改动：必须用 https://',
    ],
    ['no route has the path "{}"', '没有路由的路径是“{1}”'],
    [
      '"{}" has parameters: providers lead back to one address, letter by letter',
      '“{1}”带有参数：身份服务只会送回一个固定的地址，逐字相同',
    ],
    [
      'the page of "{}" has no signIn block without an address, so nobody is signed in there',
      '“{1}”的页面上没有不写 address 的 signIn 区块，访客回到那里也登录不了',
    ],
    ['its route', '它的路由'],
    [
      '"{}" is closed to visitors who are not signed in, so nobody can sign in there',
      '没有登录的访客打不开“{1}”，所以没有人能在那里登录',
    ],
    [
      'this sign-in leads nowhere: write the issuer of the provider, or an address',
      '这个登录没有去处：请写身份服务的 issuer，或写 address',
    ],
    [
      'a sign-in has an issuer or an address: with both, the address is not used',
      '登录只写 issuer 或 address 之一：两个都写时，address 不起作用',
    ],
    [
      'clientId is missing: without it the provider does not know which site asks',
      '缺少 clientId：没有它，身份服务不知道是哪个网站',
    ],
    [
      'redirect is missing: the path of the page to which the provider leads back',
      '缺少 redirect：身份服务送回访客的页面路径',
    ],
    [
      'providers lead to no address with a #: a site with history: hash cannot use issuer',
      '身份服务不能送回带 # 的地址：history: hash 的网站不能用 issuer',
    ],
  ],
  'form-field': [
    ['the form has a field "{}" already', '表单里已经有一栏叫“{1}”'],
    ['the field sends the value "{}" for two options', '这一栏有两个选项的值都是“{1}”'],
    ['a {} needs options to choose from', '{1} 要有可选的 options'],
    [
      '{} is for choice and choices: this field is typed into',
      '{1} 只用于 choice 和 choices：这一栏是填写的',
    ],
    [
      'the least is larger than the most, so nothing would be right',
      '最小的比最大的还大，填什么都不对',
    ],
    [
      '{} of a date is a day such as 2026-03-18, or today',
      '日期的 {1} 是一天，如 2026-03-18，或 today',
    ],
    [
      '{} is a number here: days are for fields of kind date',
      '这里的 {1} 是数：只有 kind: date 的一栏写日期',
    ],
    ['{} is not in the calendar', '日历上没有 {1}'],
    ['this is no regular expression', '这不是正则表达式'],
    [
      'no option can be chosen, and the field has to be filled in: nobody can send the form',
      '没有一个选项可以选，这一栏又必须填，表单谁也交不了',
    ],
    ['"{}" is a name that the receiver reads by itself', '“{1}”是接收方自己要用的名称'],
  ],
  'header-part': [
    ['the header has "{}" already', '页头里已经有 {1} 了'],
    [
      'no line of the header has the menu, so visitors find no way into the site',
      '页头的各行都没有 menu，访客进不了各栏目',
    ],
    [
      'no line of the header has logo or name, so no way leads home',
      '页头的各行都没有 logo 或 name，回不了首页',
    ],
    ['there are no {} to show: write {}', '没有 {1} 可以显示：请写上 {2}'],
    [
      'the site has no pages for phones of their own (devices), so nobody sees these lines',
      '本站没有单独的手机页面（devices），没有人看得到这几行',
    ],
    [
      'no line of the header has "{}", so nobody sees these on the desktop',
      '页头的各行都没有 {1}，电脑上看不到它们',
    ],
  ],
  'footer-filing': [['this is no filing number such as {}', '这不是 {1} 这样的备案号']],
  'footer-item': [
    [
      'this has no name: nobody who listens to the page knows what it is',
      '它没有名称：听网页的人不知道它是什么',
    ],
    [
      'this code has nothing to show: write address or picture',
      '这个二维码没有内容：请写上 address 或 picture',
    ],
    [
      'this code has an address and a picture: only one of them can be scanned',
      '这个二维码既有 address 又有 picture：只能用其中一个',
    ],
    [
      'a phone cannot open a path alone: write site.origin, or a complete address',
      '只有路径，手机打不开：请写上 site.origin，或写完整的地址',
    ],
  ],
  'form-receiver': [
    ['"{}" is no receiver of this site', '本站没有接收方“{1}”'],
    [
      'this form has nowhere to go: write its address under receivers',
      '这份表单没有地方提交：请在 receivers 里写上地址',
    ],
    [
      'the receiver "{}" takes JSON, which holds no files: give it format: form',
      '接收方“{1}”用 JSON，不能带文件：请改为 format: form',
    ],
  ],
  'opening-hours': [
    ['{} is not in the calendar', '日历上没有 {1}'],
    [
      'hours are reckoned with in the time zone of the site: write site.timeZone, such as Asia/Shanghai',
      '开放时间按网站的时区计算：请写上 site.timeZone，如 Asia/Shanghai',
    ],
    [
      'a day ends at 24:00: write the hours after midnight as 0:30, such as 18:00-0:30',
      '一天到 24:00 为止：午夜以后的时间写成 0:30，如 18:00-0:30',
    ],
    [
      '{} ends when it begins: write 0:00-24:00 for the whole day, or closed',
      '{1} 开始和结束是同一时刻：全天写 0:00-24:00，不开放写 closed',
    ],
    ['{} and {} overlap: leave no time in two of them', '{1} 和 {2} 重叠：同一时间只写一次'],
    [
      '{} lasts into {}, whose {} begins before it ends',
      '{1} 一直到第二天（{2}），而那天的 {3} 在它结束之前就开始了',
    ],
    ['the season would end before it begins', '这段时期还没开始就结束了'],
    [
      'this season and the one of {} to {} overlap: the first would hold for both',
      '这段时期和 {1} 至 {2} 的重叠：重叠的日子按先写的算',
    ],
    ['the exception would end before it begins', '例外还没开始就结束了'],
    ['the exception of {} holds for this day already', '{1} 的例外已经包括这一天'],
  ],
  'component-failed': [
    ['the content security policy ({}) refuses {}', '内容安全策略（{1}）不允许 {2}'],
  ],
  'page-not-rendered': [
    [
      'the block {} cannot be rendered at {} and {} more: {}',
      '区块 {1} 在 {2} 和另外 {3} 处无法渲染：{4}',
    ],
    ['the block {} cannot be rendered at {}: {}', '区块 {1} 在 {2} 无法渲染：{3}'],
    ['the page cannot be rendered at {} and {} more: {}', '页面 {1} 和另外 {2} 处无法渲染：{3}'],
    ['the page cannot be rendered at {}: {}', '页面 {1} 无法渲染：{2}'],
  ],
  'own-block-schema': [['the site language has no definition {}', '站点语言里没有定义 {1}']],
  'own-component': [
    [
      '{} has no default export: write what is imported in braces',
      '{1} 没有默认导出：请把要导入的名称写在花括号里',
    ],
    ['"{}" is not exported by {}', '{2} 没有导出“{1}”'],
    [
      'browsers have no {}, which is a module of Node: do without it',
      '{1} 是 Node 的模块，浏览器里没有：请不要用它',
    ],
    ['there is no file {}: correct the path', '没有文件 {1}：请改正路径'],
    [
      'there is no package {}: install it in the project of the site',
      '没有软件包 {1}：请在网站的项目里安装它',
    ],
    ['it cannot be bundled: {}', '无法打包：{1}'],
    [
      'no component is exported: write "export default" before it',
      '没有导出组件：请在它前面写 export default',
    ],
  ],
  'own-file': [
    [
      '{} has neither {} nor {}: add them, or remove the folder',
      '{1} 里没有 {2} 和 {3}：请补上，或删去这个文件夹',
    ],
    ['{} has no {}', '{1} 里没有 {2}'],
  ],
  'own-policy': [
    [
      'browsers leave out the attribute style in built pages: write a class',
      '构建出的页面里，浏览器不采用 style 属性：请写成类',
    ],
    [
      'browsers refuse HTML that a component sets: write it as elements',
      '浏览器不允许组件写入 HTML：请写成元素',
    ],
    [
      'browsers leave out what stands in <style>: write it into the style sheet',
      '浏览器不采用 <style> 里的内容：请写进样式表',
    ],
    [
      'browsers do not run what stands in <script>: write it into the component',
      '浏览器不运行 <script> 里的内容：请写进组件',
    ],
  ],
  'own-name': [
    ['"{}" is built in; give the folder another name', '“{1}”是自带的；请给文件夹换个名称'],
  ],
  'event-collection': [
    [
      'events are read from Markdown files: a content API has none',
      '活动只能来自 Markdown 文件，不能来自内容接口',
    ],
    [
      'events take place in the time zone of the site: write site.timeZone, such as Asia/Shanghai',
      '活动按网站的时区举行：请写上 site.timeZone，如 Asia/Shanghai',
    ],
    [
      '"{}" is a key that every event has: the field needs another name, or none',
      '每个活动都有键“{1}”：字段请换个名称，或者不写',
    ],
    ['"{}" is no kind of the collection "{}"', '集合“{2}”没有种类“{1}”'],
    ['"{}" is no filter of the collection "{}"', '集合“{2}”没有筛选项“{1}”'],
    ['"{}" is no audience of the collection "{}"', '集合“{2}”没有对象“{1}”'],
    [
      'the entries of "{}" are no events: the collection lacks events',
      '“{1}”的条目不是活动：集合没有写 events',
    ],
  ],
  'place-unknown': [
    ['"{}" is no place of this site', '本站没有地点“{1}”'],
    ['the place "{}" has no openingHours', '地点“{1}”没有写 openingHours'],
    [
      'this block shows places, and the site has none: write them under places',
      '这个区块显示地点，而网站没有地点：请写在 places 里',
    ],
    [
      'this block shows opening hours, and no place under places has any',
      '这个区块显示开放时间，而 places 里没有一个地点写有开放时间',
    ],
  ],
  'picture-size': [
    [
      'this picture is {} pixels wide, and readers on a phone wait for it: make it {} pixels wide, which is enough for any screen here, and save it as JPEG or WebP, with less than {}',
      '这张图片宽 {1} 像素，用手机的读者要等它：改成宽 {2} 像素就够这里任何屏幕用，并存成 JPEG 或 WebP，小于 {3}',
    ],
  ],
  'pwa-icon': [
    [
      'no icon is as wide as is needed: the largest has {} pixels, {} are asked for',
      '没有够宽的图标：最大的宽 {1} 像素，需要 {2}',
    ],
    ['the icon {} is not square: it is {} wide and {} high', '图标 {1} 不是方形：宽 {2}，高 {3}'],
    [
      'the icon {} is {} pixels wide, which is too small: it is to be at least {}',
      '图标 {1} 宽 {2} 像素，太小了：至少要 {3}',
    ],
    ['the icon {} is neither a PNG nor an SVG', '图标 {1} 既不是 PNG 也不是 SVG'],
    ['the icon {} does not lie in the folder public', '图标 {1} 不在 public 文件夹里'],
  ],
  'pwa-start': [
    [
      'there is no start page to install the site with: route "{}" has no page of its own',
      '安装网站需要一个首页：路由“{1}”没有自己的页面',
    ],
  ],
  'robots-sitemap': [
    [
      'search engines do not learn of the sitemap: the line "{}" is missing',
      '搜索引擎不会知道站点地图：缺少“{1}”这一行',
    ],
  ],
  'search-route': [
    ['"{}" must have the one parameter "{}"', '“{1}”必须有且只有参数“{2}”'],
    ['no route has the id "{}"', '没有 id 为“{1}”的路由'],
    [
      'the page of route "{}" names no parameter as its keyword (params: { keyword: … })',
      '路由“{1}”的页面没有说哪个参数是关键词（params: { keyword: … }）',
    ],
  ],
  'search-service': [
    [
      '"{}" is not filled: a name is letters and digits in one pair of braces, such as {}',
      '“{1}”没有值可填：名称是一对大括号里的字母和数字，如 {2}',
    ],
    [
      '"{}" has an empty part: keys stand between single dots, as in data.records',
      '“{1}”有空的一段：键之间只用一个点，如 data.records',
    ],
    [
      'a user or password in an address is published with the site, and browsers refuse to call it',
      '地址里的用户名和密码会随网站公开，浏览器也不肯访问',
    ],
    [
      'the keyword stands behind #, and nothing from there on is sent',
      '关键词写在 # 后面，从那里起的内容不会发送',
    ],
    ['"{}" is no address', '“{1}”不是网址'],
    ['nothing fills {} in the address of a search service', '搜索服务的地址里，{1} 没有值可填'],
    [
      'the address has no {keyword} or {keywordJson}: every search would be the same',
      '地址里没有 {keyword} 或 {keywordJson}：每次搜索都会一样',
    ],
    ['there is no time zone "{}"', '没有时区“{1}”'],
  ],
  'secret-like-value': [
    [
      'this looks like a password or token, and every visitor gets this file: take it out, and have it replaced',
      '这像是密码或令牌，而每位访客都会得到这个文件：请删去，并换一个新的',
    ],
    [
      'this looks like a private key, and every visitor gets this file: take it out, and have it replaced',
      '这像是私钥，而每位访客都会得到这个文件：请删去，并换一个新的',
    ],
    [
      'this looks like an access key of {}, and every visitor gets this file: take it out, and have it replaced',
      '这像是 {1} 的访问密钥，而每位访客都会得到这个文件：请删去，并换一个新的',
    ],
    [
      'this looks like the secret of a header {}, and every visitor gets this file: take it out, and have it replaced',
      '这像是请求头 {1} 里的密钥，而每位访客都会得到这个文件：请删去，并换一个新的',
    ],
  ],
  'site-description': [
    [
      'the site has a public address and no description for search results and link previews',
      '网站有公开地址，却没有给搜索结果和链接预览用的说明',
    ],
  ],
  'font-characters': [
    [
      '"{}" lacks {} of the {} characters that the pages in "{}" are written with: {} and {} more',
      '“{1}”缺字：“{4}”的页面用到 {3} 个字，其中 {2} 个没有：{5}，还有 {6} 个',
    ],
    [
      '"{}" lacks {} of the {} characters that the pages in "{}" are written with: {}',
      '“{1}”缺字：“{4}”的页面用到 {3} 个字，其中 {2} 个没有：{5}',
    ],
  ],
  'font-file': [
    ['{} is no font: TTF, OTF, WOFF or WOFF2', '{1} 不是字体文件：请用 TTF、OTF、WOFF 或 WOFF2'],
    ['{} holds several fonts (TTC)', '{1} 是含多种字体的字体集（TTC）：请用单个的字体文件'],
  ],
  'site-origin': [['{} is no address that a browser can open', '{1} 不是浏览器打得开的网址']],
  'site-origin-missing': [
    [
      'the public address of the site is missing (origin), so no sitemap, feeds, share pictures and canonical addresses are written',
      '没有写网站的公开地址（origin），所以不会写出站点地图、订阅源、分享图和规范网址',
    ],
  ],
  'site-second-file': [
    [
      '{} lies beside this file and is not read; keep one of them',
      '旁边还有 {1}，它不会被读取；请只留一个',
    ],
  ],
  'structured-data': [
    ['"{}" is no field of the collection "{}"', '集合“{2}”没有字段“{1}”'],
    ['"{}" is no section of the collection "{}"', '集合“{2}”没有栏目“{1}”'],
    [
      'a thing of the type {} has a place: name a field by location, or give site.organization an address',
      '{1} 类的内容要有地点：请用 location 指明字段，或者给 site.organization 写上地址',
    ],
  ],
  'theme-contrast': [
    [
      '{} on {} has a contrast of {} in the light theme; WCAG 2 asks for {}; no shade made of {} goes with it',
      '浅色主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}；由 {5} 生成不出与它相配的颜色',
    ],
    [
      '{} on {} has a contrast of {} in the dark theme; WCAG 2 asks for {}; no shade made of {} goes with it',
      '深色主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}；由 {5} 生成不出与它相配的颜色',
    ],
    [
      '{} on {} has a contrast of {} in the contrast theme; WCAG 2 asks for {}; no shade made of {} goes with it',
      '高对比度主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}；由 {5} 生成不出与它相配的颜色',
    ],
    [
      '{} on {} has a contrast of {} in the light theme; WCAG 2 asks for {}; the tokens that are set by hand leave no shade that goes with them',
      '浅色主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}；手工写出的变量没有给它留下能相配的颜色',
    ],
    [
      '{} on {} has a contrast of {} in the dark theme; WCAG 2 asks for {}; the tokens that are set by hand leave no shade that goes with them',
      '深色主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}；手工写出的变量没有给它留下能相配的颜色',
    ],
    [
      '{} on {} has a contrast of {} in the contrast theme; WCAG 2 asks for {}; the tokens that are set by hand leave no shade that goes with them',
      '高对比度主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}；手工写出的变量没有给它留下能相配的颜色',
    ],
    [
      '{} on {} has a contrast of {} in the light theme; WCAG 2 asks for {}',
      '浅色主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}',
    ],
    [
      '{} on {} has a contrast of {} in the dark theme; WCAG 2 asks for {}',
      '深色主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}',
    ],
    [
      '{} on {} has a contrast of {} in the contrast theme; WCAG 2 asks for {}',
      '高对比度主题里，{2} 上的 {1} 对比度只有 {3}；WCAG 2 要求 {4}',
    ],
  ],
  'theme-seed': [
    [
      '"{}" is no colour of CSS: write one such as {} or a name',
      'CSS 没有“{1}”这种颜色：请写 {2} 或颜色的名称',
    ],
    [
      '"{}" can be no seed: it is known in the browser alone, or translucent; write an opaque colour such as {}',
      '“{1}”不能用来生成颜色：它要到浏览器里才知道，或是半透明的；请写 {2} 这样不透明的颜色',
    ],
  ],
  'theme-token': [
    ['"{}" is no design token, so it has no effect', '没有设计变量“{1}”，写了不起作用'],
  ],
  'theme-value': [
    [
      '"{}" does not fit {}: it is three numbers from 0 to 255 with blanks between them, such as {}',
      '“{1}”不能用于 {2}：应是三个 0 到 255 的数，用空格隔开，如 {3}',
    ],
    [
      '"{}" does not fit {}: it is none, or a picture such as {}',
      '“{1}”不能用于 {2}：应是 none，或一张图片，如 {3}',
    ],
    ['"{}" does not fit {}: it is a time such as {}', '“{1}”不能用于 {2}：应是一段时间，如 {3}'],
    ['"{}" does not fit {}: it is a length such as {}', '“{1}”不能用于 {2}：应是一个长度，如 {3}'],
    ['"{}" does not fit {}: it is a number such as {}', '“{1}”不能用于 {2}：应是一个数，如 {3}'],
    ['"{}" does not fit {}: it is {}', '“{1}”不能用于 {2}：应是 {3}'],
    [
      '"{}" is no colour of CSS: write one such as {} or a name',
      'CSS 没有“{1}”这种颜色：请写 {2} 或颜色的名称',
    ],
    ['"{}" is no design token', '没有设计变量“{1}”'],
  ],
  'time-zone': [['there is no time zone "{}"', '没有时区“{1}”']],
  'title-length': [
    [
      'this title is as wide as {} Latin letters; search results and link previews cut what is wider than {}',
      '这个标题有 {1} 个英文字母宽；超过 {2} 的部分会在搜索结果和链接预览里被截去',
    ],
  ],
  'web-config-content': [
    ['"{}" is no key that the site reads', '网站不读“{1}”这个键'],
    ['"{}" stands twice in the same mapping', '同一处写了两次“{1}”'],
    [
      '{} is read as the number {}; put it in quotes, so that it stays as it is written',
      '{1} 会被读成数字 {2}；要保持原样，请加引号',
    ],
    ['there is no file {} in the folder public', 'public 文件夹里没有文件 {1}'],
  ],
  'web-config-file': [
    ['there is no file {} in the folder public', 'public 文件夹里没有文件 {1}'],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: {} is a full-width sign; write {}',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：{1} 是全角符号；请写 {2}',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: there are no comments in JSON',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：JSON 里不能有注释',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: texts stand in straight double quotes, not in single ones',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：文字要放在半角双引号里，不能用单引号',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: no comma stands before {}',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：{1} 前面不能有逗号',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: a comma is one too many',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：多了一个逗号',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: the quotation mark before this is never closed',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：前面的引号没有关上',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: a comma or a colon is missing before this',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：这之前缺少逗号或冒号',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: a text without quotation marks, or a comma that is missing before it',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：文字没有加引号，或者前面缺少逗号',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: a text stands in straight double quotes, a key, too',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：文字要放在半角双引号里，键也一样',
    ],
    [
      'this is no JSON that browsers read, so the site runs without its names and its menu: {}',
      '浏览器读不了这个 JSON，网站会没有名称和菜单：{1}',
    ],
  ],
  'web-config-ids': [
    [
      '"{}" is empty, and site.yaml puts it into the address of an API',
      '“{1}”是空的，而 site.yaml 把它放进接口的地址',
    ],
    ['the web configuration of "{}" ({}) has no "{}"', '“{1}”的网站配置（{2}）里没有“{3}”'],
  ],
  'web-config-missing': [
    [
      'there is no file {} in the folder public, and without it the site has neither its name nor its own menu',
      'public 文件夹里没有文件 {1}，没有它，网站既没有名称也没有自己的菜单',
    ],
  ],
};
