import type { CommandSpec } from '../../command-spec.ts';

/** An option's text; undefined where it is not given. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const init: CommandSpec = {
  name: 'init',
  description: {
    zh: '新建网站：页面、文章、配色、脚本和编辑器设置',
    en: 'start a new site: pages, articles, colours, scripts and editor settings',
  },
  args: [
    {
      name: '[folder]',
      description: { zh: '写入这个文件夹', en: 'folder to write into' },
      default: '.',
    },
  ],
  options: [
    {
      flags: '--template <name>',
      completes: ['institution', 'library', 'blank'],
      description: {
        zh: '模板：institution（机构）、library（图书馆）或 blank（空白）',
        en: 'institution, library or blank',
      },
    },
    {
      flags: '--languages <tags>',
      description: {
        zh: '语言标签，用逗号分开，默认语言在前：zh,en',
        en: 'language tags with commas between them, the default first: zh,en',
      },
    },
    {
      flags: '--name <name>',
      description: {
        zh: '网站名称，或某种语言的名称：zh=…（可重复）',
        en: 'name of the site, or for one language: zh=… (repeatable)',
      },
      repeatable: true,
    },
    {
      flags: '--devices <kind>',
      completes: ['twins', 'responsive'],
      description: {
        zh: 'twins：手机另有页面；responsive：同一个页面适应各种屏幕',
        en: 'twins: pages of their own for phones; responsive: one page for every screen',
      },
    },
    {
      flags: '--sections <names>',
      description: {
        zh: '模板的栏目，用逗号分开，或 none',
        en: 'sections of the template with commas between them, or none',
      },
    },
    {
      flags: '--origin <address>',
      description: {
        zh: '网站对外的地址：https:// 和主机名；留空：尚未确定',
        en: 'public address: https:// and the host; empty: not known yet',
      },
    },
    {
      flags: '--brand <colour>',
      description: { zh: '主色：#rrggbb', en: 'brand colour: #rrggbb' },
    },
    {
      flags: '--yes',
      description: {
        zh: '不提问：没有写明的都用默认值',
        en: 'ask nothing: defaults for all that is not given',
      },
    },
    {
      flags: '--force',
      description: {
        zh: '允许写入有文件的文件夹；已有的文件保持原样',
        en: 'write into a folder with files in it; those that are there stay as they are',
      },
    },
  ],
  help: {
    zh: `没有用选项写明的，在终端中询问。

示例：
  $ site init my-site
  $ site init my-site --yes --template library --languages zh,en --brand '#6d2e46'`,
    en: `Asks at the terminal for what no option says.

Examples:
  $ site init my-site
  $ site init my-site --yes --template library --languages zh,en --brand '#6d2e46'`,
  },
  run: async ({ args: [folder = '.'], options, io }) => {
    const { initCommand } = await import('../authoring/init.ts');
    const { name, yes, force } = options;
    return initCommand(
      folder,
      {
        template: textOf(options.template),
        languages: textOf(options.languages),
        name: Array.isArray(name) ? name.map(String) : undefined,
        devices: textOf(options.devices),
        sections: textOf(options.sections),
        origin: textOf(options.origin),
        brand: textOf(options.brand),
        yes: yes === true,
        force: force === true,
      },
      io,
    );
  },
};
