import type { FieldFile } from '../../../schema/source.generated.ts';
import { useAsset } from '../../state/use-asset.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { Drawing } from '../../ui/element/drawing.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import css from './service-materials.module.css';

type ServiceMaterialsProps = {
  readonly materials: readonly string[];
  readonly forms: readonly FieldFile[];
};

/** Between what to bring and the note on it. */
const dash = ' – ';

/** What to bring, with a tick each, and what of it is to be filled in. */
export function ServiceMaterials({ materials, forms }: ServiceMaterialsProps) {
  const asset = useAsset();
  return (
    <>
      <ul>
        {materials.map((each, index) => {
          const [what = '', ...notes] = each.split(dash);
          return (
            <li key={locationKey(index, each)} className={css.material}>
              <Drawing d="m5 12.5 4.5 4.5L19 7.5" className={css.tick} />
              <span>
                {what}
                {notes.length > 0 ? <span className={css.note}>{notes.join(dash)}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
      {forms.map(({ label, file }, index) => (
        <a key={locationKey(index, file)} className={css.file} href={asset(file)} download>
          <ContentIcon name="file" className={css.sign} />
          <span className={css.label}>
            {label}
            <span className={css.note}>{file.slice(file.lastIndexOf('.') + 1).toUpperCase()}</span>
          </span>
          <Drawing d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14" className={css.sign} />
        </a>
      ))}
    </>
  );
}
