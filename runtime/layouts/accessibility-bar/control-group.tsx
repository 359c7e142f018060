import type { ReactNode } from 'react';
import { CareIcon } from './care-icon.tsx';
import { ControlButton } from './control-button.tsx';
import css from './control-group.module.css';
import type { Control } from './use-care-controls.ts';

type ControlGroupProps = {
  readonly name: string;
  readonly label: string;
  readonly controls: readonly Control[];
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** Buttons in a row, with their name above. */
export const ControlGroup = ({ name, label, controls, className, children }: ControlGroupProps) => (
  <fieldset className={className ?? css.group} data-unit={name}>
    <legend className={css.label}>
      <CareIcon name={name} />
      {label}
    </legend>
    <div className={css.row}>
      {controls.map((control) => (
        <ControlButton key={control.name} control={control} />
      ))}
      {children}
    </div>
  </fieldset>
);
