import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../cli/files/list-files.ts';

const fingerprint = /(?<=-)([\w-]{8})(?=\.(?:js|css)\b)/g;

/** Puts a build of another runtime in a built site's place: the same, all scripts and styles renamed, in every page and the model. */
export async function publishAnew(folder: string): Promise<void> {
  const files = await listFiles(join(folder, 'static'));
  const names = new Set(files.map((path) => path.replace(/.*\//, '')));
  const renamed = (text: string): string =>
    text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css)\b/g, (name) =>
      names.has(name)
        ? name.replace(fingerprint, (letters) => [...letters].reverse().join(''))
        : name,
    );
  for (const path of files.filter((each) => /\.(js|css)$/.test(each))) {
    const text = readFileSync(join(folder, 'static', path), 'utf8');
    rmSync(join(folder, 'static', path));
    writeFileSync(join(folder, 'static', renamed(path)), renamed(text));
  }
  const naming = (path: string): boolean =>
    path.endsWith('.html') || path === 'site.json' || path === 'sw.js';
  for (const path of (await listFiles(folder)).filter(naming)) {
    const page = join(folder, path);
    writeFileSync(`${page}.new`, renamed(readFileSync(page, 'utf8')));
    renameSync(`${page}.new`, page);
  }
}
