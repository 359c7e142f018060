import type { WebConfig, WebMenuItem } from '../state/web-config.ts';

/** Deeper menus are no menus: what lies below is left out. */
const deepest = 8;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function parseItems(value: unknown, depth: number): readonly WebMenuItem[] {
  if (!Array.isArray(value) || depth > deepest) return [];
  return value.filter(isFields).flatMap((item) => {
    const title = text(item.title).trim();
    if (title === '') return [];
    return {
      pageCode: text(item.pageCode),
      title,
      subTitle: text(item.subTitle),
      linkUrl: text(item.linkUrl).trim(),
      link: text(item.link).trim(),
      linkType: Number(item.linkType) || 0,
      image: text(item.image),
      childrens: parseItems(item.childrens, depth + 1),
    };
  });
}

/**
 * Reads a web configuration: what has the right shape is taken, the rest is empty. Never throws.
 * @returns undefined where the value is no configuration at all
 */
export function parseWebConfig(value: unknown): WebConfig | undefined {
  if (!isFields(value)) return undefined;
  return {
    appId: text(value.appId),
    siteId: text(value.siteId),
    appKey: text(value.appKey),
    projectId: text(value.projectId),
    websiteName: typeof value.websiteName === 'string' ? value.websiteName.trim() : '',
    searchChannelId: text(value.searchChannelId),
    navbar: parseItems(value.navbar, 1),
  };
}
