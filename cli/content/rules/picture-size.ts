import type { Range } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

export const pictureSize = {
  id: 'picture-size',
  severity: 'warning',
  explanation: {
    zh: [
      '一张图片最大 2 MB，宽度不超过 4000 像素。',
      '再大，屏幕上也看不出差别，手机访客却要多等，还要多花流量。',
      '请把图片缩到 2000 像素宽，存成 JPEG 或 WebP。',
    ].join(''),
    en: [
      'A picture has 2 MB at most, and is no wider than 4000 pixels.',
      'No screen shows more than that, and visitors on a phone wait for every megabyte and pay for it.',
      'Make the picture 2000 pixels wide and save it as JPEG or WebP.',
    ].join(' '),
  },
  bad: '![宽](wide-6000.png)',
  good: '![宽](wide-4000.png)',
} as const satisfies RuleMeta;

const maxBytes = 2 * 1024 * 1024;
const maxWidth = 4000;

/**
 * Why a picture is too much for readers who have to fetch it, and what to do; undefined where it is not.
 * @param width in pixels; undefined for drawings, which have none, and where nobody knows it
 */
export function heavyPicture(bytes: number, width: number | undefined): string | undefined {
  const isHeavy = bytes > maxBytes;
  const isWide = width !== undefined && width > maxWidth;
  if (!isHeavy && !isWide) return undefined;
  const megabytes = (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');
  const what = [
    ...(isHeavy ? [`has ${megabytes} MB`] : []),
    ...(isWide ? [`is ${width} pixels wide`] : []),
  ].join(' and ');
  const advice =
    width === undefined
      ? 'a drawing wants fewer points and no pictures in it, a photograph is saved as JPEG or WebP, an animation as a film'
      : `make it ${maxWidth / 2} pixels wide, which is enough for any screen here, and save it as JPEG or WebP`;
  return `this picture ${what}, and readers on a phone wait for it: ${advice}, with less than 2 MB`;
}

/** A picture that an entry shows and that is too much for readers. */
export const heavyPictureFinding = (message: string, range: Range): ContentFinding =>
  contentFinding(pictureSize, message, range);
