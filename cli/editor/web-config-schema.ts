import { described } from './described.ts';
import type { SiteNames } from './site-names.ts';

const text = (zh: string, en: string) => ({ ...described({ zh, en }), type: 'string' });
/** Content systems write numbers in both ways. */
const code = (zh: string, en: string) => ({
  ...described({ zh, en }),
  type: ['string', 'number'],
});

/** The schema of a web configuration. Keys that the runtime does not read may stand in it, too. */
export const webConfigSchema = ({ menuItems, menuCodes }: SiteNames) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'webconfig',
  type: 'object',
  properties: {
    websiteName: text('网站名称。', 'Name of the website.'),
    appId: code('内容系统中的应用 id。', 'Id of the application in the content system.'),
    siteId: code('内容系统中的网站 id。', 'Id of the site in the content system.'),
    appKey: code('内容系统的应用标识。', 'Key of the application in the content system.'),
    projectId: code('内容系统中的项目 id。', 'Id of the project in the content system.'),
    searchChannelId: code('搜索频道的 id。', 'Id of the search channel.'),
    navbar: {
      ...described({ zh: '菜单，第一级。', en: 'The menu, its first level.' }),
      type: 'array',
      items: { $ref: '#/$defs/item' },
    },
  },
  $defs: {
    item: {
      ...described({ zh: '一个菜单项。', en: 'A menu item.' }),
      type: 'object',
      required: ['title'],
      properties: {
        pageCode: {
          ...code(
            '页面码：站点文件按它找到菜单项。',
            'Page code, by which the site file names the item.',
          ),
          anyOf: [{ enum: [...new Set([...menuItems, ...menuCodes])] }, {}],
        },
        title: text('标题。', 'Title.'),
        subTitle: text('副标题。', 'Subtitle.'),
        linkUrl: text('通向的网址。', 'Address that it leads to.'),
        link: text(
          '通向的网址，linkUrl 为空时使用。',
          'Address that it leads to where linkUrl is empty.',
        ),
        linkType: {
          ...code('2：在新窗口打开。', '2: opens in a new window.'),
        },
        image: text('面板中的图片。', 'Picture in the panel.'),
        imageText: text('图片下面的文字。', 'Words below the picture.'),
        childrens: {
          ...described({ zh: '下级菜单项。', en: 'The items below it.' }),
          type: 'array',
          items: { $ref: '#/$defs/item' },
        },
      },
    },
  },
});
