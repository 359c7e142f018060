import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../cli/files/list-files.ts';

const fingerprint = /-([\w-]{8})(\.(?:js|css))$/;

/** Puts a build of another runtime in a built site's place: the same, all scripts and styles renamed. */
export async function publishAnew(folder: string): Promise<void> {
  const files = await listFiles(join(folder, 'static'));
  const names = files
    .map((path) => path.replace(/.*\//, ''))
    .filter((name) => fingerprint.test(name));
  const renamed = (text: string): string =>
    names.reduce(
      (all, name) =>
        all
          .split(name)
          .join(
            name.replace(
              fingerprint,
              (_, letters: string, end: string) => `-${[...letters].reverse().join('')}${end}`,
            ),
          ),
      text,
    );
  for (const path of files.filter((each) => /\.(js|css)$/.test(each))) {
    const text = readFileSync(join(folder, 'static', path), 'utf8');
    rmSync(join(folder, 'static', path));
    writeFileSync(join(folder, 'static', renamed(path)), renamed(text));
  }
  const page = join(folder, 'index.html');
  writeFileSync(`${page}.new`, renamed(readFileSync(page, 'utf8')));
  renameSync(`${page}.new`, page);
}
