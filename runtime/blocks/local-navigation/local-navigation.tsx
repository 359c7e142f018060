import { isOpenLink } from '../../router/is-open-link.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { LocalNavigation } from '../../ui/local-navigation/local-navigation.tsx';

/** Links to pages that belong together; the open one is marked. */
export function LocalNavigationBlock({ block: { items } }: BlockProps<'localNavigation'>) {
  const { path } = useScreen();
  const query = useQuery();
  return (
    <LocalNavigation
      isClose
      links={items.map((item) => ({ ...item, isOpen: isOpenLink(item.link, path, query) }))}
    />
  );
}
