import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../../cli/html/escape-html.ts';

/** A picture that is not as it was: the files of both, and of what differs. */
export type Change = {
  readonly name: string;
  /** What is to be said of it. */
  readonly note: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
  readonly marked: Buffer | undefined;
};

const columns = ['before', 'after', 'marked'] as const;

const row = ({ name, note, ...files }: Change): string => `
<section>
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(note)}</p>
<div>${columns
  .map((column) =>
    files[column]
      ? `<figure><img src="${name}.${column}.png" alt=""><figcaption>${column}</figcaption></figure>`
      : `<figure><figcaption>${column}: none</figcaption></figure>`,
  )
  .join('')}</div>
</section>`;

const style =
  'body{font:16px/1.5 sans-serif;margin:2rem;background:#ddd}div{display:flex;gap:1rem;align-items:start}' +
  'figure{margin:0}img{display:block;border:1px solid #888}';

/**
 * Writes a page that shows each picture before and after, and what differs, into a folder, which it empties before.
 * @returns the file of the page
 */
export function writePictureReport(folder: string, changes: readonly Change[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const change of changes) {
    for (const column of columns) {
      const file = change[column];
      if (file) writeFileSync(join(folder, `${change.name}.${column}.png`), file);
    }
  }
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens that differ</title>` +
      `<style>${style}</style><h1>${changes.length} screens differ</h1>${changes.map(row).join('')}</html>\n`,
  );
  return page;
}
