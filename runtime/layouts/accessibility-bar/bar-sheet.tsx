import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../../ui/element/icon.tsx';
import css from './bar-sheet.module.css';
import { CareIcon } from './care-icon.tsx';
import { ControlButton } from './control-button.tsx';
import { ControlGroup } from './control-group.tsx';
import type { CareControls, Control } from './use-care-controls.ts';

/** A switch with its name. */
const Switch = ({ control }: { readonly control: Control }) => (
  <div className={css.switch}>
    <CareIcon name={control.name} />
    <ControlButton control={control} className={css.knob} />
  </div>
);

/** The bar as a sheet below the page, at most half as high as the window; folded it is its title alone. */
export function BarSheet({ controls }: { readonly controls: CareControls }) {
  const t = useMessages();
  const { groups, aids, isFolded, toggleFold, reset, leave } = controls;
  // A finger has no pointer.
  const switches = aids.filter(({ name }) => name !== 'pointer');
  const [first, ...further] = switches;
  return (
    <div className={css.sheet}>
      <div className={css.head}>
        <strong className={css.title}>{t('care')}</strong>
        <button type="button" className={css.tool} onClick={reset}>
          <CareIcon name="reset" />
          {t('careResetShort')}
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={t(isFolded ? 'careUnfold' : 'careFold')}
          aria-expanded={!isFolded}
          onClick={toggleFold}
        >
          <Icon name="down" className={isFolded ? css.up : undefined} />
        </button>
      </div>
      {isFolded ? null : (
        <div className={css.body}>
          {groups.map(({ name, label, controls: own }) => (
            <ControlGroup
              key={name}
              name={name}
              label={label}
              controls={own}
              className={own.length > 2 ? css.wide : css.group}
            />
          ))}
          {first && <Switch control={first} />}
          <button type="button" className={css.leave} onClick={leave}>
            {t('careLeave')}
          </button>
          {further.map((each) => (
            <Switch key={each.name} control={each} />
          ))}
        </div>
      )}
    </div>
  );
}
