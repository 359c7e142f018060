import { init, parse } from 'es-module-lexer';

/** The modules that a module needs before it runs, as it names them; not those that it asks for later. */
export async function staticImports(code: string): Promise<readonly string[]> {
  await init;
  try {
    const [imports] = parse(code);
    return imports.flatMap(({ n: name, d: dynamic }) =>
      name !== undefined && dynamic === -1 ? [name] : [],
    );
  } catch {
    // No browser gets to the imports of what is no module.
    return [];
  }
}
