import { webConfigIds } from '../web-config-ids.ts';
import { maxMenuDepth, type WebConfig, type WebMenuItem } from './web-config.ts';

/** What is longer is no title; it is cut. */
const maxTitleLength = 300;
/** What is longer is no address that a browser opens; it is dropped. */
const maxAddressLength = 2000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
/** One line of text. Cut between characters, not within one. */
function line(value: unknown): string {
  const whole = text(value).trim();
  if (whole.length <= maxTitleLength) return whole;
  return [...whole.slice(0, 2 * maxTitleLength)].slice(0, maxTitleLength).join('');
}

function address(value: unknown): string {
  const whole = text(value).trim();
  return whole.length > maxAddressLength ? '' : whole;
}

function parseItems(value: unknown, depth: number): readonly WebMenuItem[] {
  if (!Array.isArray(value) || depth > maxMenuDepth) return [];
  return value.filter(isFields).flatMap((item) => {
    const title = line(item.title);
    if (title === '') return [];
    return {
      pageCode: text(item.pageCode),
      title,
      subTitle: line(item.subTitle),
      linkUrl: address(item.linkUrl),
      link: address(item.link),
      linkType: Number(text(item.linkType)) || 0,
      image: address(item.image),
      imageText: line(item.imageText),
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
    ...webConfigIds(value),
    websiteName: typeof value.websiteName === 'string' ? value.websiteName.trim() : '',
    navbar: parseItems(value.navbar, 1),
  };
}
