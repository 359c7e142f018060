import type { FieldFact } from '../../../schema/source.generated.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { locationKey } from '../../ui/element/location-key.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { RichParts } from '../../ui/rich-parts/rich-parts.tsx';
import css from './institution-scene.module.css';

type InstitutionSceneProps = {
  readonly src: string;
  readonly alt: string | undefined;
  readonly caption: string | undefined;
  readonly figures: readonly FieldFact[];
  readonly entry: EntryView;
};

/** There is room for so many in the margin. */
const maxFigures = 2;

/** A picture to the edge of the window with figures beside it, and the text below in its parts. */
export function InstitutionScene({ src, alt, caption, figures, entry }: InstitutionSceneProps) {
  const { form } = useScreen();
  return (
    <>
      <div className={form === 'desktop' ? css.desktop : css.mobile}>
        <div className={css.picture}>
          <Picture
            picture={{ src, ...(alt === undefined ? {} : { alt }) }}
            width={1040}
            height={480}
            className={css.image}
          />
        </div>
        <div className={css.margin}>
          <dl>
            {figures.slice(0, maxFigures).map(({ label, value }, index) => (
              <div key={locationKey(index, label)} className={css.figure}>
                <dt className={css.label}>{label}</dt>
                <dd className={`${layout.title} ${css.value}`}>{value}</dd>
              </div>
            ))}
          </dl>
          {caption ? <p className={css.caption}>{caption}</p> : null}
        </div>
      </div>
      {entry.html === '' ? null : (
        <div className={`${layout.wrap} ${css.text}`}>
          <RichParts html={entry.html} lang={entry.tag} />
        </div>
      )}
    </>
  );
}
