import { compact } from '../../../schema/compact.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';
import { toDiagnostic } from '../../diagnostics/to-diagnostic.ts';

export const siteAsset = {
  id: 'site-asset',
  severity: 'error',
  explanation: {
    zh: [
      'site.yaml 里写的图片和文件必须放在 public 文件夹里。',
      '否则访客看到的图片是空白，文件点开就出错；在网站服务器上，大小写不同就是不同的文件。',
      '请把文件放进 public，文件名照实书写，一个字母也不能差。',
    ].join(''),
    en: [
      'A picture or file that the site file names lies in public/.',
      'Visitors would see a gap in place of the picture, or an error in place of the file; on a web server capital and small letters make different names.',
      'Put the file into the folder public, and write its name exactly as it is.',
    ].join(' '),
  },
  bad: 'logo: /art/Dot.png',
  good: 'logo: /art/dot.png',
} as const satisfies RuleMeta;

/** A file that the site file names, and where. */
export type NamedAsset = {
  readonly pointer: Pointer;
  readonly address: string;
  /** The part of the value that it is; absent: all. */
  readonly inside?: NonNullable<Finding['inside']>;
};

/**
 * Files that are not there; letter case counts.
 * @param files what lies in the folder public
 */
export function* missingAssets(
  assets: readonly NamedAsset[],
  files: readonly string[],
  read: SourceMap,
): Generator<Diagnostic> {
  const known = new Set(files.map((file) => `/${file}`));
  const nearest = nearestAmong(known);
  for (const { pointer, address, inside } of assets) {
    if (!address.startsWith('/')) continue;
    const path = decodePath(address.split(/[?#]/, 1)[0] ?? '');
    if (known.has(path)) continue;
    const message = `there is no file ${path} in the folder public; capital and small letters count`;
    const suggestion = nearest(path);
    const finding = compact({ pointer, what: 'value' as const, inside, message, suggestion });
    yield toDiagnostic(finding, siteAsset, read);
  }
}
