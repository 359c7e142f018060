import { shownKey } from '../../aids/shortcut.ts';
import { useMessages } from '../../screen/use-messages.ts';
import css from './key-list.module.css';
import type { CareControls } from './use-care-controls.ts';

/** Which keys do what the buttons do. */
export function KeyList({ controls: { groups, aids } }: { readonly controls: CareControls }) {
  const t = useMessages();
  const keys = [
    ['A', t('care')],
    ['+', t('careBigger')],
    ['−', t('careSmaller')],
    ...[...groups, ...aids].flatMap(({ code, label }) =>
      code === undefined ? [] : [[shownKey(code), label] as const],
    ),
    ['0', t('careReset')],
  ] as const;
  return (
    <details className={css.keys}>
      <summary className={css.title}>{t('careKeys')}</summary>
      <dl className={css.list}>
        {keys.map(([key, label]) => (
          <div key={key} className={css.line}>
            <dt>
              <kbd className={css.key} dir="ltr">{`Alt + Shift + ${key}`}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
