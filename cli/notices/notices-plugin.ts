import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { noticeFiles } from '../built-files/notice-files.ts';
import { packageRoot } from '../files/package-root.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { type BundledPackage, mergePackages } from './bundled-package.ts';
import { licencesFile } from './licences-file.ts';
import { lockedHashes } from './locked-hashes.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** The folders in `dist` that are published, each a bundle. */
const bundles = ['cli', 'prerender', 'runtime'];

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Writes third-party notices and a bill of materials of some packages into a folder. */
async function writeNotices(folder: string, packages: readonly BundledPackage[]): Promise<void> {
  const root = packageRoot();
  const hashes = lockedHashes(await readJson(join(root, 'package-lock.json')));
  const project = await readJson(join(root, 'package.json'));
  const materials = await billOfMaterials({ project, packages, hashes });
  await writeFile(join(folder, noticeFiles.notices), thirdPartyNotices(packages));
  await writeFile(join(folder, noticeFiles.materials), materials);
}

/**
 * Writes into `dist` what all bundles contain that are built.
 * @param served packages of bundles that are put into this one, which is copied into sites: it gets notices of its own
 */
export function noticesPlugin(served?: readonly BundledPackage[]): Plugin {
  let folder = '';
  return {
    name: 'notices',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      if (served) {
        const file = join(folder, licencesFile);
        const all = mergePackages(await readJson(file), served);
        await writeFile(file, JSON.stringify(all, null, 2));
        await writeNotices(folder, all);
      }
      const dist = dirname(folder);
      const files = bundles.map((name) => join(dist, name, licencesFile));
      const built = await Promise.all(files.filter((each) => existsSync(each)).map(readJson));
      await writeNotices(dist, mergePackages(...built));
    },
  };
}
