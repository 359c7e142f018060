import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';
import { toDiagnostic } from '../../diagnostics/to-diagnostic.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

export const siteAddress = {
  id: 'site-address',
  severity: 'warning',
  explanation: {
    zh: [
      '本站的地址必须通向存在的页面、条目、页内栏目或公开文件。',
      '否则访客点开链接会出错，或看到的不是链接所说的内容。',
      '请改正地址、id 或分类代码；页面地址按电脑版书写，手机版的孪生地址会自动生成。',
    ].join(''),
    en: [
      'An address of this site leads to a page, an entry, a section or a public file that is there.',
      'Visitors who follow any other link meet an error, or see another part of the page than the link promises.',
      'Correct the address, the id or the code; write page addresses as on the desktop, as those for phones are made by themselves.',
    ].join(' '),
  },
  bad: "- { title: 去, link: '/nwes' }",
  good: "- { title: 去, link: '/news' }",
} as const satisfies RuleMeta;

/** Why an address leads nowhere, in a sentence. */
type AddressFault = Pick<Finding, 'message' | 'suggestion'> & {
  /** Whether there is a page that is not shown now. */
  readonly isHidden?: boolean;
};

/**
 * An address in an entry that leads nowhere.
 * @param shown whether readers see the entry: a hidden one may lead to what is hidden
 */
export function brokenInEntry(
  fault: AddressFault | undefined,
  range: Range,
  shown: boolean,
): ContentFinding | undefined {
  if (!fault || (fault.isHidden && !shown)) return undefined;
  return contentFinding(siteAddress, fault.message, range, fault);
}

/** An address in the site file that leads nowhere. */
export function brokenInSite(
  fault: AddressFault | undefined,
  pointer: Pointer,
  read: SourceMap,
): Diagnostic | undefined {
  if (!fault) return undefined;
  const { message, suggestion } = fault;
  return toDiagnostic({ pointer, what: 'value', message, suggestion }, siteAddress, read);
}
