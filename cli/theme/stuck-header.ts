import { headerLines } from '../../schema/frame/header-presets.ts';
import type { Header, SiteSource } from '../../schema/source.generated.ts';

/** Heights of lines on the desktop (see arranged-header.module.css). */
const rowHeights = {
  standard: 'var(--header-h)',
  twoLines: 'var(--header-h)',
  masthead: '6.5rem',
  compact: '3.5rem',
} as const;

/** Height of what of a header stays in sight on the desktop: of two lines the second one. */
function stuckHeight(header: Header): string {
  const { preset = 'standard' } = header;
  const lines = headerLines(header, 'desktop');
  const last = new Set(lines[lines.length - 1]);
  if (preset === 'masthead' && lines.length > 1 && last.has('menu')) return '3.5rem';
  const isSlim = !last.has('logo') && !last.has('name') && !last.has('menu');
  return isSlim ? '2.75rem' : rowHeights[preset];
}

/** Room for a header that stays at the top: what else stays there, or is scrolled to, keeps clear of it. */
export const stuckHeader = ({ header }: SiteSource['site']): string =>
  header?.sticky ? `[data-form="desktop"] {\n  --stuck: ${stuckHeight(header)};\n}\n` : '';
