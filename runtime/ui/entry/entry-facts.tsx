import type { FieldFile, FieldLink } from '../../../schema/source.generated.ts';
import { shownFields } from '../../content/shown-fields.ts';
import { useContentLink } from '../../content/use-content-link.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import { ContentIcon } from '../element/content-icon.tsx';
import { Icon } from '../element/icon.tsx';
import { locationKey } from '../element/location-key.ts';
import { SiteLink } from '../element/site-link.tsx';
import { FactList } from '../list/fact-list.tsx';
import css from './entry-facts.module.css';
import { entryText, FieldValue } from './field-value.tsx';

type EntryFactsProps = {
  readonly entry: EntryView;
  /** Names of fields that are shown; default: all that have a label. */
  readonly only?: readonly string[] | undefined;
  /** Names of fields that stand elsewhere. */
  readonly without?: readonly string[] | undefined;
};

/** The fields of an entry that readers see: facts in a list, then files and links. */
export function EntryFacts({ entry, only, without }: EntryFactsProps) {
  const { table } = useScreen();
  const t = useMessages();
  const asset = useAsset();
  const contentLink = useContentLink();
  const collection = table.collections[entry.collection];
  const facts = shownFields(collection, undefined, t)
    .filter(({ name }) => (only ? only.includes(name) : !without?.includes(name)))
    .filter((field) => entryText(entry, field) !== undefined)
    .map((field) => ({
      label: field.label,
      value: <FieldValue entry={entry} field={field} linked />,
    }));
  const valuesOf = <Value,>(type: string): readonly Value[] =>
    only
      ? []
      : (collection?.fields ?? []).flatMap((field) =>
          field.type === type
            ? ((entry.fields?.[field.name] ?? []) as unknown as readonly Value[])
            : [],
        );
  const files = valuesOf<FieldFile>('files');
  const links = valuesOf<FieldLink>('links');
  if (facts.length + files.length + links.length === 0) return null;
  return (
    <div className={css.facts}>
      {facts.length > 0 ? <FactList facts={facts} /> : null}
      {files.map(({ label, file }, index) => (
        <a key={locationKey(index, file)} className={css.file} href={asset(file)} download>
          <ContentIcon name="file" className={css.sign} />
          <span className={css.name}>
            {label}
            <span className={css.kind}>{file.slice(file.lastIndexOf('.') + 1).toUpperCase()}</span>
          </span>
          <Icon name="arrow" className={css.arrow} />
        </a>
      ))}
      {links.map(({ label, link }, index) => (
        <SiteLink key={locationKey(index, link)} to={contentLink(link)} className={css.file}>
          <span className={css.name}>{label}</span>
          <Icon name="arrow" className={css.arrow} />
        </SiteLink>
      ))}
    </div>
  );
}
