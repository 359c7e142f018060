import type { FlatRoute } from '../../../schema/compile/flat-routes.ts';
import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { pathMatcher } from '../../../schema/path/path-matcher.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import type { LintContext } from '../context/lint-context.ts';

/** The redirect of a route in one language. */
export type Redirect = {
  readonly flat: FlatRoute;
  readonly language: string;
  readonly address: string;
  readonly pointer: Pointer;
};

/** Every redirect, language by language, in file order. */
export function redirectsOf({ routes, settings }: LintContext): Redirect[] {
  const languages = Object.keys(settings.languages);
  return routes.flatMap((flat) => {
    const { redirect } = flat.route;
    if (redirect === undefined) return [];
    const pointer = [...flat.pointer, 'redirect'];
    return languages
      .filter((language) => pathsOfRoute(flat.route, language).length > 0)
      .flatMap((language) => {
        if (typeof redirect === 'string') return [{ flat, language, address: redirect, pointer }];
        const address = Object.hasOwn(redirect, language) ? redirect[language] : undefined;
        return address === undefined
          ? []
          : [{ flat, language, address, pointer: [...pointer, language] }];
      });
  });
}

/** For each redirect the one that its target has, if any: links stay in their language where they can. */
export function nextRedirects(context: LintContext): Map<Redirect, Redirect | undefined> {
  const redirects = redirectsOf(context);
  if (redirects.length === 0) return new Map();
  const find = targetFinder(context);
  const byRoute = new Map<unknown, Map<string, Redirect>>();
  for (const redirect of redirects) {
    const own = byRoute.get(redirect.flat) ?? new Map<string, Redirect>();
    byRoute.set(redirect.flat, own.set(redirect.language, redirect));
  }
  return new Map(
    redirects.map((redirect) => {
      const target = redirect.address.startsWith('/') ? find(redirect.address) : undefined;
      if (!target) return [redirect, undefined];
      const stays = pathsOfRoute(target.flat.route, redirect.language).length > 0;
      const language = stays ? redirect.language : target.language;
      return [redirect, byRoute.get(target.flat)?.get(language)];
    }),
  );
}

/** Finds the declared path that an address of this site leads to. */
export function targetFinder({
  paths,
}: LintContext): (address: string) => DeclaredPath | undefined {
  const match = pathMatcher(paths.map((path) => [path.text, path, path.values] as const));
  return (address) => match(splitAddress(address).path)?.value;
}
