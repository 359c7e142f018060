/** What a name of a text in MDX stands for: the path that it was imported from. */
export type MdxImports = ReadonlyMap<string, string>;

const statement = /import\s+([\s\S]*?)\s+from\s+['"]([^'"]+)['"]/g;

/** The names that a text imports. */
export function importsOf(code: string): MdxImports {
  const found = new Map<string, string>();
  for (const [, names = '', path = ''] of code.matchAll(statement)) {
    for (const name of names.replace(/[{}]/g, ' ').split(',')) {
      const own =
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1)
          ?.trim() ?? '';
      if (own !== '') found.set(own, path);
    }
  }
  return found;
}

const literal = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*$/;
const called = /^\s*(?:require|useBaseUrl)\(\s*['"`]([^'"`]+)['"`]\s*\)(?:\.default)?\s*$/;

/** What an expression says, as far as no program has to run for that: a text, or the address of a file. */
export function valueOfExpression(code: string, imports: MdxImports): string | undefined {
  const [, a, b, c] = literal.exec(code) ?? [];
  return (
    a ?? b ?? c ?? called.exec(code)?.[1] ?? imports.get(code.trim().replace(/\.default$/, ''))
  );
}
