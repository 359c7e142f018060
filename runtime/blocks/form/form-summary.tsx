import { type Ref, useId } from 'react';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import css from './form-summary.module.css';

type FormSummaryProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly text?: string | undefined;
  /** What is wrong with fields, by their ids. */
  readonly faults: readonly { readonly id: string; readonly text: string }[];
  /** What is wrong besides. */
  readonly others?: readonly string[];
};

/** What has to be corrected, above the form: it takes the focus, and leads to the fields. */
export function FormSummary({ ref, title, text, faults, others = [] }: FormSummaryProps) {
  const id = useId();
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1} aria-labelledby={id}>
      <ContentIcon name="alert" className={css.sign} />
      <div>
        <p id={id} className={css.title}>
          {title}
        </p>
        {text ? <p className={css.text}>{text}</p> : null}
        {faults.length + others.length > 0 ? (
          <ul>
            {faults.map((fault) => (
              <li key={fault.id}>
                <a
                  href={`#${fault.id}`}
                  className={css.link}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fault.id)?.focus();
                  }}
                >
                  {fault.text}
                </a>
              </li>
            ))}
            {others.map((other, index) => (
              <li key={locationKey(index, other)}>{other}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
