import { join, resolve, sep } from 'node:path';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { OwnComponent } from '../own-parts.ts';
import { ownComponent } from '../rules/own-component.ts';
import { importedName } from './imported-name.ts';
import { namedFrom } from './named-from.ts';
import { entryPrefix, sharedName } from './own-modules.ts';
import type { SharedModules } from './shared-modules.ts';

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
  /** What a file imports that no browser has. */
  readonly specifier?: string;
};

type Fault = {
  readonly message: string;
  readonly suggestion?: string;
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

/** A name that is imported of a module that has none such. */
function missingExport(
  { message = '', exporter = '' }: BundlerError,
  shared: SharedModules,
  exporterName: (file: string) => string,
  otherwise: Fault['place'],
): Omit<Fault, 'file'> | undefined {
  const [, name] = /^(?:\[[^\]]*\]:? *)*"([^"]+)" is not exported by /m.exec(message) ?? [];
  if (name === undefined) return undefined;
  const module = sharedName(exporter);
  const place = (text: string): Range => importedName(text, name, module) ?? otherwise(text);
  if (module !== undefined && name === 'default') {
    const message = `${module} has no default export: write what is imported in braces`;
    return { message, place };
  }
  const nearest =
    module === undefined ? undefined : nearestAmong(shared[module]?.names ?? [])(name);
  return {
    message: `"${name}" is not exported by ${module ?? exporterName(exporter)}`,
    place,
    ...(nearest === undefined ? {} : { suggestion: nearest }),
  };
}

function faultOf(
  error: BundlerError,
  shared: SharedModules,
  exporterName: (file: string) => string,
): Fault {
  if (error.code === 'NODE_IMPORT' && error.specifier !== undefined) {
    const { id, specifier } = error;
    const message = `browsers have no ${specifier}, which is a module of Node: do without it`;
    return { message, file: id, place: imported(specifier) };
  }
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
  const unexported =
    error.code === 'MISSING_EXPORT'
      ? missingExport({ ...error, message }, shared, exporterName, at)
      : undefined;
  return {
    message: `it cannot be bundled: ${error.reason ?? sentence(message)}`,
    place: at,
    ...unexported,
    file,
  };
}

type BundledSite = {
  /** Its folder, as it was given: files in it are named from there. */
  readonly site: string;
  /** What was bundled: the first stands for what has no place. */
  readonly components: readonly OwnComponent[];
  readonly shared: SharedModules;
  /** The text of a file. */
  readonly textOf: (file: string) => string;
};

/** What keeps components from being bundled, each placed in its file. */
export function bundleFindings(
  errors: readonly unknown[],
  { site, components: [first], shared, textOf }: BundledSite,
): readonly Diagnostic[] {
  const folder = resolve(site) + sep;
  const own = first ? join(site, first.path, first.file) : site;
  const below = (file: string): string | undefined =>
    file.startsWith(folder) ? file.slice(folder.length) : undefined;
  const exporterName = (file: string): string => below(file)?.split(sep).join('/') ?? file;
  return errors.map((each): Diagnostic => {
    const { file: found, place, ...said } = faultOf(each as BundlerError, shared, exporterName);
    const file = found === undefined ? own : namedFrom(site, found);
    const { id: rule, severity } = ownComponent;
    return { rule, severity, ...said, file, ...place(textOf(file)) };
  });
}
