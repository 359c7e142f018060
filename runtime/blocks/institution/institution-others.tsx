import type { BlockOf } from '../../../schema/model.ts';
import { fieldText } from '../../content/field-text.ts';
import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './institution-others.module.css';

type InstitutionOthersProps = {
  readonly title: string;
  readonly block: BlockOf<'institution'>;
  /** Id of the one whose page is open. */
  readonly open: string;
};

/** The other institutions of the collection. */
export function InstitutionOthers({ title, block, open }: InstitutionOthersProps) {
  const { path } = useScreen();
  const asset = useAsset();
  const { view } = useList({ collection: block.collection, where: {}, page: 1 });
  const others = (view?.entries ?? []).filter(({ id }) => id !== open);
  if (others.length === 0) return null;
  return (
    <div id="others" className={layout.anchor}>
      <Section title={title}>
        <ul className={css.list}>
          {others.map(({ id, title: full, tag, fields }) => {
            const crest = fieldText(fields?.[block.crest ?? ''], undefined);
            return (
              <li key={id} lang={tag}>
                <SiteLink to={`${path}?${block.by}=${id}`} className={css.link}>
                  {crest === undefined ? null : (
                    <img
                      src={asset(crest)}
                      alt=""
                      width={56}
                      height={56}
                      loading="lazy"
                      className={css.crest}
                    />
                  )}
                  {fieldText(fields?.[block.name ?? ''], undefined) ?? full}
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
