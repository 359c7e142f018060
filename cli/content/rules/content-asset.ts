import type { Range } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { AssetProblem } from '../assets/asset-location.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

export const contentAsset = {
  id: 'content-asset',
  severity: 'error',
  explanation: {
    zh: [
      '内容里引用的图片和文件必须存在，并且能够打开。',
      '否则访客看到的是破图，或是点开就出错的链接。',
      '以 / 开头的地址指 public 文件夹里的文件，其他的指正文旁边的文件；请把文件放到位，文件名要一字不差，大小写也算。',
      '文件在而图片打不开，说明图片已经损坏，请重新保存一次。',
    ].join(''),
    en: [
      'A picture or file that content names is there and can be read.',
      'Visitors would see a broken picture, or a link that leads to an error.',
      'An address that starts with / names a file in the folder public, any other a file beside the text; put the file there, and write its name exactly, capital and small letters too.',
      'A picture that cannot be read is damaged: save it once more.',
    ].join(' '),
  },
  bad: '![点](dto.png)',
  good: '![点](dot.png)',
} as const satisfies RuleMeta;

/** A picture or file that an entry names and that is not there. */
export const missingFile = ({ problem, suggestion }: AssetProblem, range: Range): ContentFinding =>
  contentFinding(contentAsset, problem, range, { suggestion });

/** An address that ends behind its scheme. */
export const bareAddress = (scheme: string, range: Range): ContentFinding =>
  contentFinding(
    contentAsset,
    `${scheme} is not a whole address: ${/^mailto/i.test(scheme) ? 'the mailbox' : /^tel/i.test(scheme) ? 'the number' : 'the host'} behind it is missing`,
    range,
  );

/** An address of a file on the author's own computer. */
export const fileOnOwnDisk = (range: Range): ContentFinding =>
  contentFinding(
    contentAsset,
    'this is a file on your own computer, which nobody else can open: put it beside this text, or into the folder public, and name it as it is called there',
    range,
  );
