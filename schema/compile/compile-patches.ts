import { languageOfPath } from '../language-of-path.ts';
import { pathShape } from '../path/path-shape.ts';
import type { CompileContext } from './compile-context.ts';
import { pathsOfRoute } from './paths-of-route.ts';

/** The language that a desktop path belongs to: that of the route that has it, else by its prefix. */
export function languageOfRoutePath(
  path: string,
  { routes, settings }: Pick<CompileContext, 'routes' | 'settings'>,
): string {
  const shape = pathShape(path);
  return (
    Object.keys(settings.languages).find((language) =>
      routes.some(({ route }) =>
        pathsOfRoute(route, language).some((each) => pathShape(each) === shape),
      ),
    ) ?? languageOfPath(path, settings.prefixes, settings.defaultLanguage)
  );
}

/** By language and page code: the address that a menu item with that code opens. */
export function compilePatches(context: CompileContext): Record<string, Record<string, string>> {
  const patches: Record<string, Record<string, string>> = {};
  for (const { path, codes } of Object.values(context.source.menu?.patches ?? {})) {
    const language = languageOfRoutePath(path, context);
    const own = patches[language] ?? {};
    for (const code of codes) own[code] = `${path}?code=${encodeURIComponent(code)}`;
    patches[language] = own;
  }
  return patches;
}
