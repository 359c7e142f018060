import { parameterNames } from '../../schema/path/parse-path.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { rowOpens } from './root-target.ts';
import { routeLine } from './route-line.ts';
import { useMessages, useScreen } from './screen-context.ts';
import { useHomeAddress } from './use-home.ts';

export type Crumb = { readonly title: string; readonly href?: string };

/** The way to the open page: home, the routes above that open for this visitor, the page itself. */
export function useBreadcrumb(): readonly Crumb[] {
  const { model } = useSiteState();
  const { row, table, title } = useScreen();
  const access = useSnapshot(accessInfoAtom);
  const say = useMessages();
  const home = useHomeAddress();
  const above = routeLine(row, table)
    .slice(0, -1)
    .flatMap((each): Crumb[] => {
      const href = each.paths[0] ?? '';
      if (!each.title || href === home || !rowOpens(each, model, access)) return [];
      return [
        parameterNames(href).length > 0 ? { title: each.title } : { title: each.title, href },
      ];
    });
  const self = row?.paths.includes(home) ? [] : [{ title }];
  return [{ title: say('home'), href: home }, ...above, ...self];
}
