import { UsageError } from '../../usage-error.ts';

/** Where the documents stood on the old site. */
export type OldSite = {
  /** `https://` and the host; undefined: nobody said. */
  readonly origin: string | undefined;
  /** The path before their addresses, without a slash at the end. */
  readonly base: string;
};

/**
 * What --old says: an address (`https://www.example.edu/docs`) or a path (`/docs`).
 * @throws UsageError where it is neither
 */
export function oldSite(old: string | undefined): OldSite {
  if (old === undefined) return { origin: undefined, base: '' };
  const [whole, origin, path = ''] = /^(https?:\/\/[^/?#\s]+)?(\/[^?#\s]*)?$/i.exec(old) ?? [];
  if (whole === undefined || whole === '') {
    throw new UsageError({
      zh: `--old“${old}”不是旧网站的地址：请写 https://www.example.edu 或 /docs`,
      en: `--old "${old}" is no address of an old site: write https://www.example.edu or /docs`,
    });
  }
  return { origin, base: path.replace(/\/+$/, '') };
}
