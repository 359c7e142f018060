import type { Entry } from '../../content/entry.ts';
import { SiteLink } from '../../page/site-link.tsx';
import { useOpens } from '../../screen/use-opens.ts';

type CategoryProps = {
  readonly entry: Pick<Entry, 'category' | 'section'>;
  readonly className?: string | undefined;
};

/** Name of an entry's section; it leads to where that is listed, if this visitor may go there. */
export function Category({ entry: { category, section }, className }: CategoryProps) {
  const opens = useOpens();
  if (category === undefined) return null;
  const to = section !== undefined && opens(section) ? section : undefined;
  return (
    <SiteLink to={to} className={to === undefined ? undefined : className}>
      {category}
    </SiteLink>
  );
}
