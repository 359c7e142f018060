import { readdir } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { compact } from '../../../schema/compact.ts';
import { isMailbox, withScheme } from '../../addresses/completed-address.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import { defaultContentFolder } from '../folders/content-folders.ts';

export type AssetProblem = {
  readonly problem: string;
  /** The address that may have been meant. */
  readonly suggestion?: string;
};

/** Where the file is that an address names. */
export type AssetLocation = {
  readonly file: string;
  /** Its address on the site; undefined: it lies beside the content and has none yet. */
  readonly own?: string;
};

/** Whether an address leads to another site. */
export const isRemote = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

const isOutside = (path: string): boolean => path === '..' || path.startsWith('../');

/**
 * The file that an address names: from the site's root in public/, else beside the file of content.
 * @param site the site's folder
 * @param besides path of the file of content, from the site's folder
 */
export function assetLocation(
  site: string,
  address: string,
  besides: string,
): AssetLocation | AssetProblem {
  const isPublic = address.startsWith('/');
  const [path = ''] = address.split(/[?#]/, 1);
  const bare = decodePath(path);
  const below = isPublic
    ? posix.join('.', bare)
    : posix.normalize(posix.join(posix.dirname(besides), bare));
  if (isPublic) {
    if (isOutside(below)) return { problem: `${address} lies outside of the folder public` };
    return { file: join(site, 'public', below), own: path };
  }
  const inContent = besides.startsWith(`${defaultContentFolder}/`);
  const isNear = inContent ? below.startsWith(`${defaultContentFolder}/`) : !isOutside(below);
  if (isNear) return { file: join(site, below) };
  const folder = inContent ? `folder ${defaultContentFolder}` : "site's folder";
  return { problem: `${address} lies outside of the ${folder}` };
}

/** Said of the name of another site that stands there like the name of a file. */
const noScheme = (address: string): string =>
  `${address} looks like another site, and is read as a file beside this one: https:// is missing`;

/** That an address names no file, and which one it may have meant. */
export async function missingAsset(address: string, file: string): Promise<AssetProblem> {
  const remote = withScheme(address);
  if (remote !== undefined) {
    return { problem: noScheme(address), suggestion: remote };
  }
  const typed = decodePath(address);
  if (isMailbox(typed)) {
    return { problem: `${typed} is a mailbox: mailto: is missing`, suggestion: `mailto:${typed}` };
  }
  const plain = typed.normalize('NFKC').replaceAll('\\', '/');
  if (plain !== typed && /^(?:\/|https?:\/\/)/i.test(plain)) {
    return { problem: `${typed} has signs that no address has; write ${plain}`, suggestion: plain };
  }
  const below = /^\/?public(\/.*)$/.exec(address)?.[1];
  if (below !== undefined) {
    return { problem: `there is no file ${file}; addresses begin below public`, suggestion: below };
  }
  const names = await readdir(dirname(file)).catch((): string[] => []);
  const near = nearestAmong(names)(basename(file));
  return compact({
    problem: `there is no file ${file}`,
    suggestion: near && address.replace(/[^/?#]*(?=[?#]|$)/, encodeURI(near)),
  });
}
