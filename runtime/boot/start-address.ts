import type { BootHints } from '../../schema/boot-hints.ts';

/** The path that is open at the start of a load, without base and #. */
export function startPath(
  location: Pick<Location, 'pathname' | 'hash'>,
  { history, base }: Pick<BootHints, 'history' | 'base'>,
): string {
  if (history === 'hash') return location.hash.replace(/^#/, '').split(/[?#]/, 1)[0] || '/';
  const bare = base.replace(/\/$/, '');
  return location.pathname.startsWith(bare) ? location.pathname.slice(bare.length) || '/' : '/';
}

/** An old address that carries the base inside the hash (#/base/x), without it; else undefined. */
export function hashWithoutBase(hash: string, base: string): string | undefined {
  const bare = base.replace(/\/$/, '');
  if (bare === '' || !hash.startsWith(`#${bare}`)) return undefined;
  const rest = hash.slice(bare.length + 1);
  return rest === '' || rest.startsWith('/') ? `#${rest || '/'}` : undefined;
}

/** Whether a page stands inside the folder that its site is served from. */
export const isInsideBase = (pathname: string, base: string): boolean =>
  `${pathname}/`.toLowerCase().startsWith(base.toLowerCase());
