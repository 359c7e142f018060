import type { CommandSpec } from '../../command-spec.ts';
import { importKinds } from '../../import/import-kinds.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const importSpec: CommandSpec = {
  name: 'import',
  description: {
    zh: '把 Word 文档、网页、WordPress、Docusaurus 或表格的内容导入集合',
    en: 'import Word documents, web pages, WordPress, Docusaurus or tables into a collection',
  },
  args: [
    {
      name: '<kind>',
      choices: importKinds,
      description: {
        zh: '种类：docx（Word）、html（网页）、wordpress（导出的 XML）、mdx、docusaurus 或 csv（表格）',
        en: 'docx (Word), html (pages), wordpress (an export), mdx, docusaurus or csv (a table)',
      },
    },
    {
      name: '<source>',
      completes: 'files',
      description: { zh: '要导入的文件或文件夹', en: 'file or folder to import' },
    },
  ],
  options: [
    {
      flags: '--collection <name>',
      description: { zh: '导入到哪个集合', en: 'collection that the entries belong to' },
      required: true,
    },
    {
      flags: '--language <code>',
      description: {
        zh: '内容的语言（默认：网站的默认语言）',
        en: 'language of the texts (default: the default one of the site)',
      },
    },
    {
      flags: '--code <code>',
      description: {
        zh: '全部条目所属的栏目（默认：原来的分类中与栏目同名的）',
        en: 'section of all entries (default: the one that a category of theirs names)',
      },
    },
    {
      flags: '--site <folder>',
      description: {
        zh: '网站的文件夹（默认：site 或当前文件夹）',
        en: 'folder of the site (default: site, or this one)',
      },
      completes: 'folders',
    },
    {
      flags: '--media <folder>',
      description: {
        zh: '存放图片和附件的文件夹，例如 WordPress 的 wp-content/uploads',
        en: 'folder with pictures and files, such as wp-content/uploads of WordPress',
      },
      completes: 'folders',
    },
    {
      flags: '--old <address>',
      description: {
        zh: '旧网站的地址或路径，例如 https://www.example.edu/news，用于保留旧网址',
        en: 'address or path of the old site, such as https://www.example.edu/news, to keep its addresses',
      },
    },
    {
      flags: '--columns <pairs>',
      description: {
        zh: '表格的列，例如 title=标题,date=发布日期',
        en: 'columns of a table, such as title=Headline,date=Published',
      },
    },
    {
      flags: '--encoding <name>',
      description: {
        zh: '文件的编码，例如 gbk（默认：自动识别）',
        en: 'encoding of the files, such as gbk (default: found out)',
      },
    },
    {
      flags: '--types <names>',
      description: {
        zh: 'WordPress 的内容类型，用逗号隔开',
        en: 'post types of WordPress, with commas between them',
      },
      default: 'post,page',
    },
    { flags: '--draft', description: { zh: '全部作为草稿', en: 'make all of them drafts' } },
    {
      flags: '--replace',
      description: {
        zh: '改写已有的不同文件',
        en: 'write over files that are there and differ',
      },
    },
    {
      flags: '--dry-run',
      description: { zh: '只说明会写什么', en: 'only say what would be written' },
    },
    {
      flags: '--report <file>',
      description: {
        zh: '把完整的报告写到文件（.md 或 .json）',
        en: 'write the whole report to a file (.md or .json)',
      },
      completes: 'files',
    },
  ],
  help: {
    zh: `示例：
  $ site import docx 通知/ --collection notices --code campus
  $ site import wordpress export.xml --collection news --media wp-content/uploads
  $ site import csv 新闻.csv --collection news --columns title=标题,date=发布日期`,
    en: `Examples:
  $ site import docx notices/ --collection notices --code campus
  $ site import wordpress export.xml --collection news --media wp-content/uploads
  $ site import csv news.csv --collection news --columns title=Headline,date=Published`,
  },
  run: async ({ args: [kind = '', source = ''], options, io }) => {
    const { importCommand } = await import('../authoring/import.ts');
    return importCommand(
      kind as (typeof importKinds)[number],
      source,
      {
        collection: String(options.collection),
        language: textOf(options.language),
        code: textOf(options.code),
        site: textOf(options.site),
        media: textOf(options.media),
        old: textOf(options.old),
        columns: textOf(options.columns),
        encoding: textOf(options.encoding),
        types: String(options.types)
          .split(/[,，]/)
          .map((each) => each.trim())
          .filter((each) => each !== ''),
        isDraft: options.draft === true,
        replaces: options.replace === true,
        isDry: options.dryRun === true,
        report: textOf(options.report),
      },
      io,
    );
  },
};
