import type { Route, RouteAccess } from '../source.generated.ts';

export type FlatRoute = {
  readonly route: Route;
  /** Where it stands in the source: keys and indexes from the root. */
  readonly pointer: readonly (string | number)[];
  readonly parent?: string;
  /** Its own access rules and all its ancestors', the outermost first. */
  readonly access: readonly RouteAccess[];
  /** Whether it is kept out of the menu, by itself or by a route above it. */
  readonly hidden: boolean;
};

/** The route tree as a list in file order, each route with what it inherits. */
export function flatRoutes(routes: readonly Route[]): FlatRoute[] {
  const flat: FlatRoute[] = [];
  const visit = (
    list: readonly Route[],
    at: FlatRoute['pointer'],
    parent: FlatRoute | undefined,
  ): void => {
    list.forEach((route, index) => {
      const item: FlatRoute = {
        route,
        pointer: [...at, index],
        access: [...(parent?.access ?? []), ...(route.access ? [route.access] : [])],
        hidden:
          (route.hideInMenu ?? false) ||
          (parent ? parent.hidden || (parent.route.hideChildrenInMenu ?? false) : false),
        ...(parent ? { parent: parent.route.id } : {}),
      };
      flat.push(item);
      if (route.children) visit(route.children, [...item.pointer, 'children'], item);
    });
  };
  visit(routes, ['routes'], undefined);
  return flat;
}
