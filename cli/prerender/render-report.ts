import { counted } from '../diagnostics/counted.ts';
import type { RenderFailure } from './prerender-site.ts';

/** What of pages that could not be rendered is said. */
export function renderReport(failures: readonly RenderFailure[]): string {
  const lines = failures.map(({ path, language, device, page, block, place, message }) => {
    const where = block === '' ? '' : `, in block ${place} (${block})`;
    return `${path} (${language}, ${device}${page === undefined ? '' : `, page ${page}`})${where}:\n  ${message.replaceAll('\n', '\n  ')}\n`;
  });
  return `${counted(failures.length, 'page')} could not be rendered; nothing was written\n${lines.join('')}`;
}
