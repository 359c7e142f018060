import type { BlockOf } from '../../../schema/model.ts';
import type { Entry } from '../../content/entry.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { FieldValue } from '../../ui/entry/field-value.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { homeOf, namedText } from './institutions-part.ts';
import css from './numbered-institutions.module.css';

type InstitutionRowProps = {
  readonly block: BlockOf<'institutions'>;
  readonly entry: Entry;
  readonly number: number;
  readonly fields: readonly FieldView[];
  readonly isChosen: boolean;
  readonly isHidden: boolean;
  readonly onPoint: () => void;
};

/** An institution by its number, crest, subject and figures. */
export function InstitutionRow(props: InstitutionRowProps) {
  const { block, entry, number, fields, isChosen, isHidden, onPoint } = props;
  const { title, subject, crest } = block;
  const { form } = useScreen();
  const asset = useAsset();
  const isDesktop = form === 'desktop';
  const home = homeOf(block, entry);
  const drawing = namedText(entry, crest);
  const line = namedText(entry, subject);
  return (
    <li
      id={entry.id}
      className={classes(css.line, css.row, isChosen && css.chosen)}
      data-columns={fields.length}
      lang={entry.tag}
      aria-current={isChosen || undefined}
      hidden={isHidden}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <span className={`${layout.title} ${css.number}`} aria-hidden="true">
        {number}
      </span>
      <span className={css.crest}>
        {drawing ? (
          <img
            src={asset(drawing)}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className={css.drawing}
          />
        ) : null}
      </span>
      <div className={css.words}>
        <Heading
          below={title !== undefined}
          className={isDesktop ? `${layout.title} ${css.name}` : css.name}
        >
          <SiteLink to={home} className={layout.stretch}>
            {entry.title}
          </SiteLink>
        </Heading>
        <p className={css.text}>
          {line ? <b className={css.subject}>{line}</b> : null}
          {isDesktop ? entry.summary : null}
        </p>
      </div>
      <dl className={css.figures}>
        {fields.map((field) => (
          <div key={field.name} className={css.figure}>
            <dt className={isDesktop ? 'visually-hidden' : css.label}>{field.label}</dt>
            <dd className={css.value}>
              <FieldValue entry={entry} field={field} />
            </dd>
          </div>
        ))}
      </dl>
      {isDesktop && home !== undefined ? <Icon name="arrow" className={css.arrow} /> : null}
    </li>
  );
}
