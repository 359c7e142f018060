import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'references');

const fileOf = (name: string): string => join(folder, `${name}.png`);

/** The reference of a picture; undefined where there is none. */
export const readReference = (name: string): Buffer | undefined =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined;

export function writeReference(name: string, file: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), file);
}

/** Names of all references. */
export const referenceNames = (): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.png$/, '')) : [];

export const removeReference = (name: string): void => rmSync(fileOf(name));
