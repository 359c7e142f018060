import type { BlockOf } from '../../../schema/model.ts';
import type { FieldFact } from '../../../schema/source.generated.ts';
import { shownFields } from '../../content/shown-fields.ts';
import { useContentLink } from '../../content/use-content-link.ts';
import { type EntryView, useEntry } from '../../content/use-entry.ts';
import { useList } from '../../content/use-list.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { entryText } from '../../ui/entry/field-value.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { useIsHeadline } from '../../ui/figure/use-is-headline.ts';
import { Hero } from '../../ui/hero/hero.tsx';
import { RichParts } from '../../ui/rich-parts/rich-parts.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import css from './institution.module.css';
import { InstitutionNav } from './institution-nav.tsx';
import { InstitutionNews } from './institution-news.tsx';
import { InstitutionOthers } from './institution-others.tsx';
import { InstitutionPeople, useInstitutionPeople } from './institution-people.tsx';
import { InstitutionScene } from './institution-scene.tsx';
import { InstitutionVisit } from './institution-visit.tsx';

type HomeProps = BlockProps<'institution'> & { readonly entry: EntryView };

/** The value of a field that a block names, as the type that the block wants there; a content API may have another. */
function fieldValue<Value>(
  entry: EntryView,
  field: string | undefined,
  kind: 'string' | 'object',
): Value | undefined {
  const value = field === undefined ? undefined : entry.fields?.[field];
  return typeof value === kind ? (value as Value) : undefined;
}

type Steps = readonly {
  readonly title: string;
  readonly date?: string;
  readonly text?: string;
  readonly link?: string;
}[];
type Actions = BlockOf<'institution'>['actions'];
type Programmes = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** The steps of an entry, with links as the open page writes them. */
function useSteps(steps: Steps | undefined) {
  const contentLink = useContentLink();
  return steps?.map((step) => ({
    ...step,
    ...(step.link === undefined ? {} : { link: contentLink(step.link) }),
  }));
}

/** The links of an entry's own field. */
function useOwnActions(entry: EntryView, field: string | undefined): Actions {
  const contentLink = useContentLink();
  const own = fieldValue<NonNullable<Actions>>(entry, field, 'object');
  if (!Array.isArray(own)) return undefined;
  return own.map(({ label, link }) => ({ label, link: contentLink(link) }));
}

function InstitutionHome({ entry, block }: HomeProps) {
  const { table } = useScreen();
  const { title, summary, picture, category } = entry;
  const collection = table.collections[entry.collection];
  const crest = fieldValue<string>(entry, block.crest, 'string');
  const statement = fieldValue<string>(entry, block.statement, 'string');
  const t = useMessages();
  const tag = usePageTag();
  const facts = shownFields(collection, undefined, t).flatMap((field) => {
    const value = block.facts?.includes(field.name) ? entryText(entry, field, tag) : undefined;
    return value === undefined ? [] : [{ label: field.label, value }];
  });
  const steps = useSteps(fieldValue<Steps>(entry, block.steps?.field, 'object'));
  const programmes = fieldValue<Programmes>(entry, block.table?.field, 'object');
  const people = useInstitutionPeople(block, entry.id);
  const isHeadline = useIsHeadline();
  const actions = useOwnActions(entry, block.actionsFrom) ?? block.actions;
  const titles = {
    steps: fieldValue<string>(entry, block.steps?.titleFrom, 'string') ?? block.steps?.title ?? '',
    table: fieldValue<string>(entry, block.table?.titleFrom, 'string') ?? block.table?.title ?? '',
  };
  const scenePicture = fieldValue<string>(entry, block.scene?.picture, 'string');
  const scene =
    block.scene && scenePicture !== undefined ? (
      <InstitutionScene
        src={scenePicture}
        alt={fieldValue<string>(entry, block.scene.alt, 'string')}
        caption={fieldValue<string>(entry, block.scene.caption, 'string')}
        figures={fieldValue<readonly FieldFact[]>(entry, block.scene.figures, 'object') ?? []}
        entry={entry}
      />
    ) : null;
  return (
    <>
      <Hero
        title={title}
        isHeadline={isHeadline}
        {...(crest === undefined ? {} : { crest })}
        {...(category === undefined ? {} : { name: category })}
        {...(summary === undefined ? {} : { text: summary })}
        {...(actions === undefined ? {} : { actions })}
        {...(picture === undefined ? {} : { picture })}
      />
      <InstitutionNav
        block={block}
        titles={titles}
        has={{
          steps: steps !== undefined,
          table: programmes !== undefined,
          people: people.length > 0,
        }}
      />
      {facts.length > 0 ? (
        <Facts items={facts} {...(statement === undefined ? {} : { statement })} />
      ) : null}
      {scene}
      {entry.html === '' || scene ? null : (
        <div className={`${layout.wrap} ${css.text}`}>
          <RichParts html={entry.html} lang={entry.tag} />
        </div>
      )}
      {steps && block.steps ? (
        <div id="steps">
          <Timeline title={titles.steps} steps={steps} />
        </div>
      ) : null}
      {programmes && block.table ? (
        <div id="table" className={layout.anchor}>
          <Table title={titles.table} {...programmes} />
        </div>
      ) : null}
      {block.people && people.length > 0 ? (
        <div id="people">
          <InstitutionPeople people={block.people} entries={people} />
        </div>
      ) : null}
      {block.news ? (
        <div id="news" className={layout.anchor}>
          <InstitutionNews news={block.news} id={entry.id} />
        </div>
      ) : null}
      {block.visit ? <InstitutionVisit visit={block.visit} entry={entry} /> : null}
      {block.others ? (
        <InstitutionOthers title={block.others} block={block} open={entry.id} />
      ) : null}
    </>
  );
}

/** Home page of the institution that the query names, or of the first one. */
export function InstitutionBlock({ block }: BlockProps<'institution'>) {
  const { collection, by } = block;
  const asked = useQuery().get(by);
  const list = useList({ collection, where: {}, page: 1 });
  const entries = list.view?.entries ?? [];
  const id = (entries.find((each) => each.id === asked) ?? entries[0])?.id ?? '';
  const state = useEntry({ collections: [collection], id });
  // Without the list there is no telling whose page it is.
  const shown = list.view ? state : { ...state, state: list.state, retry: list.retry };
  return (
    <EntryBoundary state={shown}>
      {(entry) => <InstitutionHome key={entry.id} entry={entry} block={block} />}
    </EntryBoundary>
  );
}
