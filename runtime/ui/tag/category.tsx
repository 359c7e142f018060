import { ownValue } from '../../../schema/own-value.ts';
import type { Entry } from '../../content/entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useOpens } from '../../screen/use-opens.ts';
import { SiteLink } from '../element/site-link.tsx';

type CategoryProps = {
  readonly entry: Pick<Entry, 'category' | 'section' | 'collection' | 'code'>;
  readonly className?: string | undefined;
};

/** Name of an entry's section; it leads to where that is listed, in the zone where it can be, if this visitor may go there. */
export function Category({ entry, className }: CategoryProps) {
  const opens = useOpens();
  const { zone } = useScreen();
  const { category, collection, code = '' } = entry;
  if (category === undefined) return null;
  const section = ownValue(ownValue(zone?.sections ?? {}, collection) ?? {}, code) ?? entry.section;
  const to = section !== undefined && opens(section) ? section : undefined;
  return (
    <SiteLink to={to} className={to === undefined ? undefined : className}>
      {category}
    </SiteLink>
  );
}
