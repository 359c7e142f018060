import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a module, as Node traces it. */
const framePattern = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g;

const inlineMap = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/;

/** The source map that stands inside of a module; undefined where none does. */
function mapIn(module: string): SourceMap | undefined {
  try {
    const [, map] = inlineMap.exec(readFileSync(fileURLToPath(module), 'utf8')) ?? [];
    return map === undefined
      ? undefined
      : new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString('utf8')));
  } catch {
    // A trace may name what is no file; then it stays as it is.
    return undefined;
  }
}

/**
 * A trace in which the site's own components are named by the lines of their sources. Node does so by itself, but for
 * modules that fail while they are loaded, and for components as React traces them.
 * @param modules paths of the components' modules
 */
export function sourceFrames(trace: string, modules: readonly string[]): string {
  // By its name: the folder of temporary files may be reached by a link.
  const folderOf = (path: string): string | undefined => path.split(/[\\/]/).at(-2);
  const folders = new Set(modules.map(folderOf));
  return trace.replace(framePattern, (frame, module: string, line: string, column: string) => {
    if (!folders.has(folderOf(module))) return frame;
    // Traces count from 1, source maps from 0.
    const entry = mapIn(module)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return frame;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${new URL(originalSource, module).href}:${originalLine + 1}:${originalColumn + 1}`;
  });
}
