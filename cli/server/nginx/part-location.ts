import { fallbackFolder, isPartFile, partFileEnd } from '../rules/own-address.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { block } from './nginx-block.ts';
import { quoted } from './nginx-text.ts';

/**
 * The location of the files of further parts of pages in a folder, which are handed out by their names: they go before
 * routes with parameters, which could have this value. None where the folder has no such file.
 * @param folder with a slash on both sides
 * @param headerLines of these answers
 */
export const partLocation = (
  { files }: ServerRules,
  folder: string,
  headerLines: readonly string[],
): string[] =>
  [...files].some((file) => isPartFile(file) && `/${file}`.startsWith(folder))
    ? block(`location ~ ${quoted(`^(?!.*/\\.|/${fallbackFolder}).*${partFileEnd}`)}`, [
        ...headerLines,
        'try_files $uri @pages;',
      ])
    : [];
