import { join, resolve, sep } from 'node:path';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';
import type { OwnComponent } from '../own-parts.ts';
import { ownComponent } from '../rules/own-component.ts';
import { entryPrefix } from './bundle-config.ts';

/** What a bundler says of an error, as far as it says it. */
type BundlerError = {
  readonly message?: string;
  readonly code?: string;
  /** Of a style sheet. */
  readonly reason?: string;
  readonly id?: string;
  /** File that something was to be imported from. */
  readonly exporter?: string;
  /** Lines from 1, columns from 0. */
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number };
  readonly errors?: readonly BundlerError[];
};

type Fault = {
  readonly message: string;
  readonly file: string | undefined;
  /** Where it is in the file's text. */
  readonly place: (text: string) => Range;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const colours = /\u001b\[[\d;]*m/g;

const nowhere = (): Range => ({ start: 0, end: 0 });

/** From a line (from 1) and a column (from 0) to the end of the word there. */
const wordAt =
  (line: number, column: number) =>
  (text: string): Range => {
    const start = Math.min(lineIndex(text).lineStart(line) + column, text.length);
    const [word = ''] = /^(?:[\w$]+|.)/.exec(text.slice(start)) ?? [];
    return { start, end: start + word.length };
  };

/** The first word `export`: what is meant may stand there. */
const firstExport = (text: string): Range => {
  const start = text.search(/\bexport\b/);
  return start < 0 ? { start: 0, end: 0 } : { start, end: start + 'export'.length };
};

const imported =
  (name: string) =>
  (text: string): Range => {
    const start = text.search(new RegExp(`['"]${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}['"]`));
    return start < 0 ? { start: 0, end: 0 } : { start, end: start + name.length + 2 };
  };

/** The first line that says something, without the name of what says it. */
function sentence(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const first = lines.find((line) => line !== '' && !/^Build failed/.test(line)) ?? message;
  return first.replace(/^(?:\[[^\]]*\]:?\s*)+/, '').replace(/^\w*Error:\s*/, '');
}

function faultOf(error: BundlerError): Fault {
  const message = (error.message ?? String(error)).replace(colours, '');
  // The file may stand in quotation marks; its name may have blanks.
  const [, missing, quotedFile, bareFile] =
    /(?:Could not resolve|failed to resolve import) ['"]([^'"]+)['"] (?:in|from) (?:"([^"\n]+)"|([^"\n]+?))\.?$/m.exec(
      message,
    ) ?? [];
  const importer = quotedFile ?? bareFile;
  if (missing !== undefined) {
    const isFile = /^[./]/.test(missing);
    const advice = isFile ? 'correct the path' : 'install it in the project of the site';
    return {
      message: `there is no ${isFile ? 'file' : 'package'} ${missing}: ${advice}`,
      file: error.id ?? error.loc?.file ?? (importer && resolve(importer)),
      place: imported(missing),
    };
  }
  if (error.code === 'MISSING_EXPORT' && error.id?.includes(entryPrefix)) {
    return {
      message: 'no component is exported: write "export default" before it',
      file: error.exporter,
      place: firstExport,
    };
  }
  const [, drawn, line, column] = /─\[ ?(\S.*?):(\d+):(\d+) ?\]/.exec(message) ?? [];
  const { loc } = error;
  const file = loc?.file ?? (drawn === undefined ? error.id : resolve(drawn));
  const at =
    loc?.line !== undefined
      ? wordAt(loc.line, loc.column ?? 0)
      : line === undefined
        ? nowhere
        : wordAt(Number(line), Number(column) - 1);
  return { message: `it cannot be bundled: ${error.reason ?? sentence(message)}`, file, place: at };
}

/**
 * What keeps components from being bundled, each placed in its file.
 * @param error what vite threw
 * @param site the site's folder, as it was given: files in it are named from there
 * @param components what was bundled: the first stands for what has no place
 * @param textOf the text of a file
 */
export function bundleFindings(
  error: unknown,
  site: string,
  [first]: readonly OwnComponent[],
  textOf: (file: string) => string,
): readonly Diagnostic[] {
  const given = error as BundlerError;
  const all = given.errors?.length ? given.errors : [given];
  const folder = resolve(site) + sep;
  const own = first ? join(site, first.path, first.file) : site;
  const named = (file: string): string =>
    file.startsWith(folder) ? join(site, file.slice(folder.length)) : file;
  return all.map((each): Diagnostic => {
    const { message, file: found, place } = faultOf(each);
    const file = found === undefined ? own : named(found);
    const { id: rule, severity } = ownComponent;
    return { rule, severity, message, file, ...place(textOf(file)) };
  });
}
