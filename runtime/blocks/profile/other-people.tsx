import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Portrait } from '../../ui/portrait/portrait.tsx';
import css from './other-people.module.css';

type OtherPeopleProps = {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Field with what they are. */
  readonly role: string | undefined;
};

/** People of the same section, with small portraits. */
export function OtherPeople({ title, entries, role }: OtherPeopleProps) {
  return (
    <section className={css.others}>
      <h2 className={css.title}>{title}</h2>
      <ul>
        {entries.map((entry) => {
          const line =
            (role === undefined ? undefined : fieldText(entry.fields?.[role], undefined)) ??
            entry.summary;
          return (
            <li key={entry.id} className={css.person} lang={entry.tag}>
              <Portrait entry={entry} width={48} height={60} className={css.portrait} />
              <span className={css.words}>
                <SiteLink to={entry.href} className={`${layout.stretch} ${css.name}`}>
                  {entry.title}
                </SiteLink>
                {line ? <span className={css.line}>{line}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
