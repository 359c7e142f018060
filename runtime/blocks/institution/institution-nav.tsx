import type { BlockOf } from '../../../schema/model.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { LocalNavigation } from '../../ui/local-navigation/local-navigation.tsx';

type InstitutionNavProps = {
  readonly block: BlockOf<'institution'>;
  /** What its parts are called. */
  readonly titles: { readonly steps: string; readonly table: string };
  readonly has: { readonly steps: boolean; readonly table: boolean; readonly people: boolean };
};

/** The parts of an institution's home page. */
export function InstitutionNav({ block, titles, has }: InstitutionNavProps) {
  const { path } = useScreen();
  const query = useQuery().toString();
  const here = query === '' ? path : `${path}?${query}`;
  const parts = [
    ...(has.steps && block.steps ? [{ id: 'steps', title: titles.steps }] : []),
    ...(has.table && block.table ? [{ id: 'table', title: titles.table }] : []),
    ...(has.people && block.people ? [{ id: 'people', title: block.people.title }] : []),
    ...(block.news ? [{ id: 'news', title: block.news.title }] : []),
    ...(block.others ? [{ id: 'others', title: block.others }] : []),
  ];
  if (parts.length < 2) return null;
  return (
    <LocalNavigation
      links={parts.map(({ id, title }) => ({ label: title, link: `${here}#${id}` }))}
    />
  );
}
