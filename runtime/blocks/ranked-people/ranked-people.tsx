import { whereOf } from '../../content/address-lists.ts';
import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import { shownFields } from '../../content/shown-fields.ts';
import { useList } from '../../content/use-list.ts';
import { isOpenLink } from '../../router/is-open-link.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { entryPairs } from '../../ui/fact-pairs/entry-pairs.ts';
import { FactList } from '../../ui/list/fact-list.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { LocalNavigation } from '../../ui/local-navigation/local-navigation.tsx';
import { Portrait } from '../../ui/portrait/portrait.tsx';
import { Breadcrumb } from '../../ui/section/breadcrumb.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { useBringsHeading } from '../../ui/section/use-brings-heading.ts';
import css from './ranked-people.module.css';
import { RankedRows } from './ranked-rows.tsx';
import { RankedTable } from './ranked-table.tsx';

/** How many stand between the first one and the table. */
const seconds = 2;

/** People by rank: the first one large, the next two side by side, all others in a table. */
export function RankedPeopleBlock({ block }: BlockProps<'rankedPeople'>) {
  const { title, role, statement, facts, links, note, collection } = block;
  const screen = useScreen();
  const { form, path } = screen;
  const list = useList({ collection, where: whereOf(screen, block), page: 1 });
  const query = useQuery();
  const t = useMessages();
  const bringsHeading = useBringsHeading();
  const isDesktop = form === 'desktop';
  const fields = shownFields(list.collection, facts ?? [], t);
  const text = (entry: Entry, field: string | undefined): string | undefined =>
    field === undefined ? undefined : fieldText(entry.fields?.[field], undefined);
  const nameOf = (entry: Entry) => <SiteLink to={entry.href}>{entry.title}</SiteLink>;
  const heading = title ? (
    <MainHeading className={isDesktop ? 'visually-hidden' : `${layout.title} ${css.title}`}>
      {title}
    </MainHeading>
  ) : null;
  return (
    <div className={isDesktop ? css.desktop : css.mobile}>
      {isDesktop ? null : (
        <div className={`${layout.wrap} ${css.top}`}>
          {bringsHeading ? <Breadcrumb /> : null}
          {heading}
        </div>
      )}
      <ListBoundary list={list}>
        {({ entries: [first, ...others] }) => (
          <>
            {first ? (
              <div className={css.first} lang={first.tag}>
                <div className={css.picture}>
                  <Portrait entry={first} width={614} height={640} first className={css.portrait} />
                </div>
                <div className={css.words}>
                  {isDesktop && bringsHeading ? <Breadcrumb /> : null}
                  {isDesktop ? heading : null}
                  <p className={css.role}>{text(first, role)}</p>
                  <Heading className={`${layout.title} ${css.name}`}>{nameOf(first)}</Heading>
                  {isDesktop && text(first, statement) ? (
                    <p className={css.statement}>{text(first, statement)}</p>
                  ) : null}
                  {first.summary ? <p className={css.text}>{first.summary}</p> : null}
                  <div className={css.facts}>
                    <FactList facts={entryPairs(first, fields)} />
                  </div>
                </div>
              </div>
            ) : null}
            {links && isDesktop ? (
              <LocalNavigation
                links={links.map((each) => ({
                  ...each,
                  isOpen: isOpenLink(each.link, path, query),
                }))}
              />
            ) : null}
            <div className={`${layout.wrap} ${css.others}`}>
              {isDesktop ? (
                <>
                  <ul className={css.seconds}>
                    {others.slice(0, seconds).map((entry) => (
                      <li key={entry.id} className={css.second} lang={entry.tag}>
                        <Portrait entry={entry} width={208} height={260} className={css.medium} />
                        <div>
                          <p className={css.small}>{text(entry, role)}</p>
                          <Heading className={`${layout.title} ${css.secondName}`}>
                            {nameOf(entry)}
                          </Heading>
                          {entry.summary ? <p className={css.note}>{entry.summary}</p> : null}
                          <FactList facts={entryPairs(entry, fields)} isSmall />
                        </div>
                      </li>
                    ))}
                  </ul>
                  <RankedTable block={block} entries={others.slice(seconds)} fields={fields} />
                </>
              ) : (
                <RankedRows block={block} entries={others} field={fields[0]} />
              )}
              {note ? <p className={css.remark}>{note}</p> : null}
            </div>
          </>
        )}
      </ListBoundary>
    </div>
  );
}
