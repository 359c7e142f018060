import type { Translations } from './translation.ts';

/** Messages about routes, pages, languages, devices, access, menus and links. */
export const routeMessages: Translations = {
  'access-credentials': [
    [
      'credentials has no effect without access.url: nothing is asked for',
      '没有 access.url，credentials 不起作用：不会发出请求',
    ],
  ],
  'access-guarded-entry': [
    [
      'the home page (route "{}") is closed to visitors who are not signed in',
      '没有登录的访客打不开首页（路由“{1}”）',
    ],
    [
      'the page of search results (route "{}") is closed to visitors who are not signed in',
      '没有登录的访客打不开搜索结果页（路由“{1}”）',
    ],
    [
      'the page to sign in (route "{}") is closed to visitors who are not signed in',
      '没有登录的访客打不开登录页（路由“{1}”）',
    ],
    [
      'visitors who are not signed in see nothing of the page "{}": all its blocks have guards',
      '没有登录的访客在页面“{1}”上什么也看不到：所有区块都有 guard',
    ],
  ],
  'access-menu-wider': [
    [
      'everybody sees this link and {} (other|others), but visitors who are not signed in cannot open route "{}"',
      '这个链接和另外 {1} 个人人看得到，但没有登录的访客打不开路由“{2}”',
    ],
    [
      'everybody sees this link, but visitors who are not signed in cannot open route "{}"',
      '这个链接人人看得到，但没有登录的访客打不开路由“{1}”',
    ],
  ],
  'access-never-granted': [
    [
      'nobody can open route "{}": without access.url every visitor has the codes of access.anonymous and no others, for which this does not hold',
      '谁也打不开路由“{1}”：没有 access.url，每位访客都只有 access.anonymous 里的权限码，满足不了这个条件',
    ],
    [
      'nobody can open route "{}": what it asks for, with what the routes above it ask for, can never be true together',
      '谁也打不开路由“{1}”：它和上级路由的条件不可能同时成立',
    ],
    [
      'nobody sees this block: without access.url every visitor has the codes of access.anonymous and no others, and "{}" does not hold for them',
      '谁也看不到这个区块：没有 access.url，每位访客都只有 access.anonymous 里的权限码，“{1}”对他们不成立',
    ],
    [
      'the flag "{}" holds for nobody: its conditions can never be true together',
      '标志“{1}”对谁都不成立：它的条件不可能同时满足',
    ],
  ],
  'access-undefined-flag': [
    [
      '"{}" is no flag of this site; they stand under access.flags',
      '本站没有标志“{1}”；标志写在 access.flags 下',
    ],
  ],
  'access-unknown-code': [
    ['access.anonymous grants no function code "{}"', 'access.anonymous 没有给出功能码“{1}”'],
    ['access.anonymous grants no menu code "{}"', 'access.anonymous 没有给出菜单码“{1}”'],
    [
      'no visitor has the function code "{}", so this is closed to everybody',
      '没有访客有功能码“{1}”，所以对谁都不开放',
    ],
    [
      'no visitor has the menu code "{}", so this is closed to everybody',
      '没有访客有菜单码“{1}”，所以对谁都不开放',
    ],
  ],
  'access-unused-flag': [
    ['no route and no block asks for the flag "{}"', '没有路由或区块用到标志“{1}”'],
  ],
  'block-unused': [
    [
      'this block is shown on no device: every one leaves it out or shows another in its place',
      '这个区块在哪种设备上都不显示：不是去掉了它，就是换成了别的',
    ],
  ],
  'device-host': [
    [
      'a variant has a host, a suffix or a prefix, one alone: "{}" or "{}"',
      '一个版本只有域名、后缀或前缀中的一种：“{1}”还是“{2}”',
    ],
    [
      'pages at "{}" cannot say where the other variants are: site.origin is missing',
      '“{1}”的页面说不出其他版本在哪里：缺少 site.origin',
    ],
    ['"{}" is the host of site.origin', '“{1}”就是 site.origin 的域名'],
    ['"{}" is already the host of "{}"', '“{1}”已经是“{2}”的域名'],
  ],
  'device-suffix': [
    [
      '"{}" and "{}" end alike, so their addresses cannot be distinguished',
      '“{1}”和“{2}”结尾相同，网址分不开',
    ],
    ['"{}" is already the suffix of "{}"', '“{1}”已经是“{2}”的后缀'],
    ['"{}" is already the prefix of "{}"', '“{1}”已经是“{2}”的前缀'],
    [
      '"{}" needs a suffix, a prefix or a host: "{}" is the variant without one',
      '“{1}”需要后缀、前缀或域名：没有的版本是“{2}”',
    ],
    [
      'a variant has a suffix or a prefix, not both: "{}" or "{}"',
      '一个版本只有后缀或前缀，不能都有：“{1}”还是“{2}”',
    ],
    ['the build has its files in {}/', '构建的文件在 {1}/ 中'],
    ['{} is how addresses of language "{}" begin', '{1} 是语言“{2}”的网址的开头'],
  ],
  'device-unknown': [['"{}" is no device of this site; it has {}', '本站没有设备“{1}”；有 {2}']],
  'language-default': [
    ['"{}" is already the prefix of language "{}"', '“{1}”已经是语言“{2}”的前缀'],
    [
      'language "{}" is not the default, so it needs a prefix for its paths',
      '语言“{1}”不是默认语言，所以路径需要前缀',
    ],
    [
      'only one language can be the default; "{}" is one already',
      '只能有一种默认语言；“{1}”已经是了',
    ],
  ],
  'language-home': [
    [
      '"{}" is no path without parameters of a route in language "{}"',
      '语言“{2}”里没有路由用“{1}”作不带参数的路径',
    ],
  ],
  'language-messages': [
    ['language "{}" lacks words of the user interface: {}', '语言“{1}”缺少界面文字：{2}'],
    ['the user interface has no words named "{}"', '没有名为“{1}”的界面文字'],
  ],
  'language-missing-partner': [
    [
      'route "{}" has no path in {}; where that is meant, write {}: false',
      '路由“{1}”在 {2} 里没有路径；有意如此，就写 {3}: false',
    ],
  ],
  'language-unknown': [
    ['"{}" is no language of this site; it has {}', '本站没有语言“{1}”；有 {2}'],
  ],
  'lazy-group-unknown': [
    [
      '"{}" is no lazy group of this site; they stand under lazyGroups',
      '本站没有懒加载组“{1}”；组写在 lazyGroups 下',
    ],
  ],
  'lazy-group-unused': [['no route is loaded with the group "{}"', '没有路由随“{1}”这一组加载']],
  'link-anchor': [
    [
      'there is no heading "{}" in this text, so this leads to the top of the page',
      '这篇文章里没有标题“{1}”，所以会到页面开头',
    ],
    [
      'there is no heading "{}" (on|in) {}, so this leads to the top of the page',
      '{2} 里没有标题“{1}”，所以会到页面开头',
    ],
  ],
  'link-case': [
    ['the route is written {}: capital and small letters differ', '路由写作 {1}：大小写不一致'],
  ],
  'link-device': [
    [
      '"{}" is the suffix of a device, which links get automatically',
      '“{1}”是设备的后缀，链接会自动加上',
    ],
    [
      '"{}" is the prefix of a device, which links get automatically',
      '“{1}”是设备的前缀，链接会自动加上',
    ],
  ],
  'link-insecure': [
    [
      'with http:// others can read and change this on its way, and pages of https block it or warn; write https:// where the other side has it',
      'http:// 的内容途中会被人看到和改动，https 页面会拦截或警告；对方支持的话，请写 https://',
    ],
  ],
  'link-new-window': [
    [
      'this leads to another site in the same window; an item that does so has "linkType": 2',
      '它在同一窗口里打开别的网站；这样的菜单项要写 "linkType": 2',
    ],
  ],
  'link-scheme': [
    [
      "a link must not lead to {}, which runs or opens something on the visitor's machine",
      '链接不能用 {1}，它会在访客的机器上运行或打开东西',
    ],
    [
      'browsers take this for another host, not for a path of this site: a \\ or a blank character stands behind the slash',
      '浏览器会当作别的主机，不是本站的路径：斜杠后面有 \\ 或空白字符',
    ],
  ],
  'menu-address': [
    [
      '"{}" is no page of this site, and no file in its folder public',
      '“{1}”不是本站的页面，public 文件夹里也没有这个文件',
    ],
  ],
  'menu-dead-item': [
    [
      'this item opens nothing: it has no address, and no patch of menu.patches has the code "{}"',
      '这一项打不开任何东西：它没有网址，menu.patches 里也没有代码“{1}”',
    ],
  ],
  'menu-depth': [
    [
      'this item lies on level {} of the menu; those below level {} are not shown',
      '这一项在菜单的第 {1} 级；第 {2} 级以下不显示',
    ],
  ],
  'menu-duplicate-code': [['"{}" opens a page already', '“{1}”已经有页面了']],
  'menu-duplicate-item': [
    ['"{}" is the code of another item of this menu, too', '这个菜单里还有一项的代码也是“{1}”'],
  ],
  'menu-hidden': [
    [
      'with this the phone\'s drawer loses "{}" ({}), which no other item of it opens',
      '这样一来，手机的抽屉菜单里就没有“{1}”（{2}）了，别的项也打不开它',
    ],
  ],
  'menu-item': [
    ['"{}" is no language of this site; it has {}', '本站没有语言“{1}”；有 {2}'],
    ['"{}" is no route of this site', '本站没有路由“{1}”'],
    [
      'a section is one of a route, which this item does not name',
      '分节属于路由，而这一项没有写路由',
    ],
    [
      'route "{}" has parameters in its path, and the menu has no values for them',
      '路由“{1}”的路径里有参数，菜单没有值可填',
    ],
    ['the page of route "{}" has no section "{}"', '路由“{1}”的页面没有分节“{2}”'],
    ['this item has a route, so its link is never used', '这一项有路由，它的 link 用不上'],
  ],
  'menu-patch-without-route': [
    ['"{}" is no path without parameters of this site', '本站没有不带参数的路径“{1}”'],
  ],
  'menu-query': [
    [
      'the code of this item is "{}", but its address opens "{}", which another item has',
      '这一项的代码是“{1}”，网址打开的却是“{2}”，那是另一项的',
    ],
    [
      'this address is never used: menu.patches make the code "{}" open {}',
      '这个网址用不上：menu.patches 让代码“{1}”打开 {2}',
    ],
  ],
  'menu-section': [
    [
      'the page {} has no section "{}" in its language, so its first one is shown',
      '页面 {1} 在它的语言里没有分节“{2}”，所以显示第一节',
    ],
  ],
  'menu-shadowed': [
    [
      'in "{}" these items are not shown: the web configuration brings a menu of its own',
      '“{1}”里不显示这些项：网站配置带有自己的菜单',
    ],
  ],
  'menu-unknown-code': [
    [
      'no item of the menu has the code "{}", so this has no effect',
      '菜单里没有代码“{1}”，写了不起作用',
    ],
  ],
  'menu-untranslated': [
    ['this item has no title, so it is not shown', '这一项没有标题，所以不显示'],
    [
      'this title is in Chinese characters, in the menu of "{}"',
      '这个标题是汉字，却在“{1}”的菜单里',
    ],
  ],
  'menu-width': [
    [
      'the {} items of the first level, with name and buttons, take about {} px; a window of {} px has room for {}, so the menu folds into its button there',
      '第一级的 {1} 项连同名称和按钮约占 {2} 像素；{3} 像素宽的窗口只容得下 {4}，菜单会收进按钮',
    ],
  ],
  'page-parameter': [
    ['"{}" has no parameter "{}", which page "{}" reads', '“{1}”没有参数“{2}”，而页面“{3}”要用它'],
    ['no path that shows page "{}" has a parameter "{}"', '显示页面“{1}”的路径都没有参数“{2}”'],
  ],
  'page-placeholder': [
    ['this is a placeholder still: write the text', '这还是占位文字：请写上内容'],
  ],
  'page-unknown': [['"{}" is no page of this site', '本站没有页面“{1}”']],
  'page-unused': [
    ['no route shows the page "{}", so nobody can open it', '没有路由显示页面“{1}”，谁也打不开它'],
  ],
  'path-characters': [
    [
      '"{}" cannot stand in a path; write the characters themselves, as in {}',
      '路径里不能有“{1}”；请直接写文字，如 {2}',
    ],
    ['"{}" cannot stand in a path', '路径里不能有“{1}”'],
    [
      '"{}" ends the path of an address; a route is found by its path alone',
      '网址的路径到“{1}”为止；路由只按路径查找',
    ],
    ['a blank cannot stand in a path; use - or nothing', '路径里不能有空格；请用 -，或者去掉'],
  ],
  'path-depth': [['this path has {} parts; {} are the most', '这条路径有 {1} 段；至多 {2} 段']],
  'path-duplicate-parameter': [['"{}" stands twice in this path', '这条路径里写了两次“{1}”']],
  'old-address': [
    ['"{}" cannot be the path of an address', '“{1}”不能作网址的路径'],
    [
      'this leads nowhere: write `to`, or status: 410 where nothing is there any more',
      '这里没有去处：请写 to；已经没有了，就写 status: 410',
    ],
    ['":{}" has no value: neither from nor query has it', '“:{1}”没有值：from 和 query 里都没有它'],
    ['neither from nor query has a parameter ":{}"', 'from 和 query 里都没有参数“:{1}”'],
    ['this leads back to itself', '这样会绕回原处'],
    [
      '"{}" is an address of old itself; write where it leads',
      '“{1}”自己也是旧网址；请直接写它通向哪里',
    ],
    ['"{}" is no path of this site', '本站没有路径“{1}”'],
    [
      'with history: hash no server sees the path of a page, so these lead nowhere',
      'history: hash 时服务器看不到页面的路径，这些旧网址不起作用',
    ],
    [
      'this is never reached: one before it takes all its addresses',
      '永远轮不到这一条：前面有一条已包含它的全部网址',
    ],
    [
      '"{}" is the path of route "{}", which would never be seen',
      '“{1}”是路由“{2}”的路径，那个页面就看不到了',
    ],
  ],
  'route-values': [
    ['no path of route "{}" has a parameter ":{}"', '路由“{1}”的路径里没有参数“:{2}”'],
    [
      '":{}" is what was searched for, which may be anything: page "{}" would find nothing else',
      '“:{1}”是搜索词，可以是任何文字：限定了取值，页面“{2}”就搜不到别的',
    ],
    [
      '":{}" is the day of an entry, such as {}, and never one of {}',
      '“:{1}”是条目的日期，如 {2}，不会是 {3} 之一',
    ],
    [
      '":{}" is the day of an entry, such as {}, and never {}',
      '“:{1}”是条目的日期，如 {2}，不会是 {3}',
    ],
    [
      '"{}", a code of the collection "{}", is not one of {}: it would have no address',
      '“{1}”是集合“{2}”的栏目代码，却不是 {3} 之一：它就没有网址了',
    ],
    [
      '"{}", a code of the collection "{}", is not {}: it would have no address',
      '“{1}”是集合“{2}”的栏目代码，却不是 {3}：它就没有网址了',
    ],
  ],
  'path-language': [
    [
      'a path of "{}" begins with {}; without it the address is taken for one of "{}"',
      '“{1}”的路径以 {2} 开头；不写，网址会被当作“{3}”的',
    ],
    ['the prefix of "{}" is written {}, not {}', '“{1}”的前缀写作 {2}，不是 {3}'],
  ],
  'path-root': [
    [
      '"{}" leads to the home of "{}", "{}"; a page has this path only as that home',
      '“{1}”通向“{2}”的首页“{3}”；只有这个首页自己可以写这个路径',
    ],
    [
      '"{}" and the home "{}" would be one file, index.html; let it lead to the home by a redirect, or give it another path',
      '“{1}”和首页“{2}”会是同一个文件 index.html；请让它跳转到首页，或者换一个路径',
    ],
  ],
  'path-segment': [
    ['"{}" cannot be a part of a path', '“{1}”不能作路径的一段'],
    [
      '"{}" is no parameter; after the colon stand letters, digits and _, a letter first',
      '“{1}”不是参数；冒号后面是字母、数字和 _，以字母开头',
    ],
    ['"{}" does not start with a slash', '“{1}”没有以斜杠开头'],
    ['two slashes stand side by side', '有两个斜杠连在一起'],
  ],
  'path-trailing-slash': [['a path does not end in a slash', '路径不以斜杠结尾']],
  'picture-alt': [
    ['these words do not say what the picture shows', '这些字没有说出图片的内容'],
    [
      'this picture is more than decoration, and says nothing to those who do not see it: alt: what it shows',
      '这张图片不只是装饰，看不见的人却无从知道：请写 alt: 图片的内容',
    ],
  ],
  'redirect-chain': [['this redirect leads to another one: {}', '这个跳转又通向另一个跳转：{1}']],
  'redirect-dropped-parameter': [
    [
      '"{}" is dropped: all addresses "{}" lead to this one',
      '“{1}”丢掉了：所有“{2}”都通向这一个网址',
    ],
  ],
  'redirect-guarded': [
    [
      'anybody may open this address, and not everybody the route "{}" that it leads to',
      '这个网址谁都能打开，而它通向的路由“{1}”不是',
    ],
  ],
  'redirect-loop': [['this redirect leads back to itself: {}', '这个跳转又回到自己：{1}']],
  'redirect-lost-parameter': [
    [
      '"{}" has no value here: the path of this route lacks it',
      '“{1}”在这里没有值：这个路由的路径里没有它',
    ],
  ],
  'redirect-target': [['"{}" is no path of this site', '本站没有路径“{1}”']],
  'route-ambiguous': [
    ['"{}" and "{}" both match {}, which "{}" gets', '“{1}”和“{2}”都匹配 {3}，打开的是“{4}”'],
  ],
  'route-case-collision': [
    [
      '"{}" and "{}" are the same address: capital and small letters do not count',
      '“{1}”和“{2}”是同一个网址：不分大小写',
    ],
  ],
  'route-duplicate-id': [['"{}" is already the id of another route', '“{1}”已经是另一个路由的 id']],
  'route-duplicate-path': [['"{}" is declared twice', '“{1}”写了两次']],
  'route-hand-written-twin': [
    [
      '{} is how addresses of language "{}" begin, and this is a path of "{}"',
      '{1} 是语言“{2}”的网址的开头，而这是“{3}”的路径',
    ],
  ],
  'route-no-fallback': [
    [
      'an unknown address shows the built-in page: errors.notFound names none; write notFound: notFound under errors',
      '打不开的网址显示的是自带的页面：errors.notFound 没有写；请在 errors 下写 notFound: notFound',
    ],
  ],
  'route-no-home': [
    ['"{}" is no page but leads elsewhere', '“{1}”不是页面，而是通向别处'],
    [
      '"{}" is not there on {}, so visitors land on another page',
      '“{1}”在 {2} 上没有，访客会到别的页面',
    ],
  ],
  'route-nothing-to-show': [
    [
      'route "{}" has neither a page nor a redirect, so its address shows nothing',
      '路由“{1}”既没有页面也没有跳转，它的网址什么也不显示',
    ],
  ],
  'route-page-never-shown': [
    [
      'nobody sees this page here: route "{}" redirects',
      '在这里谁也看不到这个页面：路由“{1}”会跳转',
    ],
  ],
  'route-parameter-unused': [
    [
      'page "{}" does not read "{}", so {} and {} show the same',
      '页面“{1}”不用“{2}”，所以 {3} 和 {4} 显示的一样',
    ],
    [
      'page "{}" shows the entry that the address names, but reads none of {}; write params: { id: … } there',
      '页面“{1}”显示网址所指的条目，却没有用 {2}；请在那里写 params: { id: … }',
    ],
  ],
  'route-reserved-path': [
    [
      'no page can be at {}: the build writes a file of this name',
      '{1} 不能作页面：构建会写出同名的文件',
    ],
    [
      'no page can be at {}: the folder public has the file {}',
      '{1} 不能作页面：public 文件夹里有文件 {2}',
    ],
    ['no page can be at {}: the build has its files in {}', '{1} 不能作页面：构建的文件放在 {2}'],
  ],
  'route-shadowed': [
    [
      '"{}" is never reached: "{}" matches the same addresses',
      '“{1}”永远到不了：“{2}”匹配同样的网址',
    ],
  ],
  'route-title': [
    [
      'neither route "{}" nor its page "{}" has a title, so readers see none',
      '路由“{1}”和它的页面“{2}”都没有标题，读者看不到标题',
    ],
  ],
  'route-unreachable': [
    [
      'nothing leads to route "{}": no menu, link, list or redirect names {}',
      '没有什么通向路由“{1}”：菜单、链接、列表和跳转都没有写到 {2}',
    ],
  ],
  'section-unknown': [
    ['"{}" is no language of this site', '本站没有语言“{1}”'],
    [
      '"{}" is no section with a title in "{}" beside this one',
      '旁边没有在“{2}”里有标题的分节“{1}”',
    ],
  ],
  'translation-missing': [
    [
      'these words are not there in {}; readers get another language',
      '这些文字在 {1} 里没有；读者看到的是另一种语言',
    ],
  ],
  'twin-access': [
    [
      'on "{}" this stands in the place of a block with a guard and has none itself, so everybody sees it there',
      '在“{1}”上，它替代了一个有 guard 的区块，自己却没有，所以人人都看得到',
    ],
  ],
  'twin-collision': [
    ['"{}" is the twin of "{}", which is made by itself', '“{1}”是“{2}”的设备版本，会自动生成'],
    [
      '"{}" is the suffix of a twin, which is generated; write the desktop path',
      '“{1}”是设备版本的后缀，会自动生成；请写电脑版的路径',
    ],
    [
      '"{}" is the prefix of a twin, which is generated; write the desktop path',
      '“{1}”是设备版本的前缀，会自动生成；请写电脑版的路径',
    ],
  ],
  'twin-link': [
    [
      'only "{}" shows this link, and route "{}" has no page there',
      '这个链接只在“{1}”上显示，而路由“{2}”在那里没有页面',
    ],
  ],
  'twin-orphan': [
    [
      'this path has no partner in "{}", but route "{}" has the same path there: write both under paths of one route',
      '这条路径在“{1}”里没有对应的，而路由“{2}”在那里有同样的路径：请把两条写在同一个路由的 paths 下',
    ],
    [
      'this path has no partner in "{}", but route "{}" shows the same page there: write both under paths of one route',
      '这条路径在“{1}”里没有对应的，而路由“{2}”在那里显示同一个页面：请把两条写在同一个路由的 paths 下',
    ],
  ],
  'twin-parameters': [
    [
      '"{}" has no word that {} could stand on, so the {} twin cannot be spelled',
      '“{1}”里没有可以加 {2} 的词，拼不出 {3} 版的网址',
    ],
    [
      '"{}" has {}, but the first path of this route has {}',
      '“{1}”有 {2}，而这个路由的第一条路径有 {3}',
    ],
  ],
  'twin-stale': [
    [
      '{} differs from what this site emits ({}): run site emit',
      '{1} 和网站应写出的不同（{2}）：请运行 site emit',
    ],
  ],
  'zone-home': [
    ['"{}" does not lie in the zone "{}"', '“{1}”不在区域“{2}”里'],
    ['"{}" is no collection of this site', '本站没有集合“{1}”'],
    ['"{}" is no field of the collection "{}"', '集合“{2}”没有字段“{1}”'],
    ['"{}" is no code of the collection "{}"', '集合“{2}”没有栏目代码“{1}”'],
    [
      'another zone has a home "{}", too: addresses name homes by this alone',
      '另一个区域也有首页“{1}”：网址只凭它区分首页',
    ],
  ],
  'zone-without-route': [
    ['no path of this site starts with the segment "{}"', '本站没有路径以“{1}”这一段开头'],
  ],
};
