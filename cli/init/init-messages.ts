import type { CliLanguage } from '../local-text.ts';

const english = {
  intro: 'A new site',
  template: 'What kind of site?',
  languages: 'In which languages? The first one is the default.',
  otherLanguages: 'other languages…',
  typedLanguages: 'Language tags in order, such as en, fr',
  badLanguages: 'Write tags such as zh, en, fr or pt-BR, with commas between them.',
  name: 'Name of the site in {language}',
  badName: 'Write a name of up to 100 characters.',
  devices: 'Pages for phones?',
  twins: 'pages of their own (addresses with H5), and links between the two',
  responsive: 'one page that fits every screen',
  sections: 'Which sections?',
  origin: 'Public address of the site (empty: not known yet)',
  badOrigin: 'Write https:// and the host alone, such as https://www.example.edu.',
  brand: 'Brand colour',
  badBrand: 'Write it as #rrggbb, such as #0b4280.',
  cancelled: 'cancelled; nothing was written',
  wrote: 'wrote {count} files to {folder}: template {template}, {languages}, {devices}',
  wroteTwins: 'desktop and phone pages',
  wroteResponsive: 'responsive pages',
  siteFile: 'the whole site: languages, sections, pages, colours',
  content: 'articles, one Markdown file each',
  public: 'pictures and menus',
  packageFile: 'scripts: dev, lint, build, preview',
  further: 'editor settings, a workflow that lints and builds, a README',
  completed: 'package.json was there; name and scripts were added',
  addedScripts: 'package.json was there; it got the scripts {scripts}',
  addedPackage: 'package.json was there; it got site-runtime under devDependencies',
  addedBoth:
    'package.json was there; it got the scripts {scripts}, and site-runtime under devDependencies',
  taken:
    'package.json has scripts of its own by these names, which stay as they are: {scripts}. Write those of the site beside them, and call them so in README.md, .github/workflows/site.yml and Dockerfile:',
  left: 'left as they are:',
  untranslated: 'The texts in {languages} are to be translated; each file says so.',
  next: 'Next:',
} as const;

type MessageKey = keyof typeof english;

const chinese: Readonly<Record<MessageKey, string>> = {
  intro: '新建网站',
  template: '什么样的网站？',
  languages: '用哪些语言？第一种是默认语言。',
  otherLanguages: '其他语言…',
  typedLanguages: '按顺序写语言标签，例如 zh, fr',
  badLanguages: '请写 zh、en、fr、pt-BR 这样的标签，用逗号分开。',
  name: '网站名称（{language}）',
  badName: '请写一个不超过 100 个字的名称。',
  devices: '手机上怎样显示？',
  twins: '另有手机版页面（地址带 H5），与电脑版互相链接',
  responsive: '同一个页面适应各种屏幕',
  sections: '要哪些栏目？',
  origin: '网站对外的地址（还没有就留空）',
  badOrigin: '请只写 https:// 和主机名，例如 https://www.example.edu。',
  brand: '主色',
  badBrand: '请写成 #rrggbb，例如 #0b4280。',
  cancelled: '已取消，没有写入任何文件',
  wrote: '已在 {folder} 写入 {count} 个文件：模板 {template}，{languages}，{devices}',
  wroteTwins: '电脑版与手机版页面',
  wroteResponsive: '响应式页面',
  siteFile: '整个网站：语言、栏目、页面、颜色',
  content: '文章，每篇一个 Markdown 文件',
  public: '图片与菜单',
  packageFile: '命令：dev、lint、build、preview',
  further: '编辑器设置、自动检查与构建的工作流、README',
  completed: 'package.json 已经存在，补上了名称和命令',
  addedScripts: 'package.json 已经存在，补上了命令 {scripts}',
  addedPackage: 'package.json 已经存在，在 devDependencies 中补上了 site-runtime',
  addedBoth:
    'package.json 已经存在，补上了命令 {scripts}，并在 devDependencies 中补上了 site-runtime',
  taken:
    'package.json 中已有同名的其他命令，没有改动：{scripts}。请在旁边写上网站的命令，并在 README.md、.github/workflows/site.yml 和 Dockerfile 中改用这些名称：',
  left: '没有改动的已有文件：',
  untranslated: '还要翻译的文字：{languages}，各文件里都有说明。',
  next: '接下来：',
};

/** The words of `site init` in the language of the person who calls it; `{name}` is filled in. */
export type InitMessages = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What `site init` says in a language. */
export const initMessages =
  (language: CliLanguage): InitMessages =>
  (key, values = {}) =>
    (language === 'zh' ? chinese : english)[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    );
