import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../element/site-link.tsx';
import { Heading } from '../section/heading.tsx';
import { Portrait } from './portrait.tsx';
import css from './portrait-row.module.css';

type PortraitRowProps = {
  readonly entries: readonly Entry[];
  /** Field with what they are. */
  readonly role: string | undefined;
  /** Whether a title stands above them. */
  readonly isTitled: boolean;
};

/** Fewer than these are no row. */
const fewest = 3;

/** People by their portraits, the first one larger; their feet stand on one line. A few of them stand beside their names. */
export function PortraitRow({ entries, role, isTitled }: PortraitRowProps) {
  const { form } = useScreen();
  return (
    <ul className={form === 'desktop' && entries.length >= fewest ? css.desktop : css.mobile}>
      {entries.map((entry, index) => {
        const line = role === undefined ? undefined : fieldText(entry.fields?.[role], undefined);
        return (
          <li key={entry.id} className={css.person} lang={entry.tag}>
            <div className={css.frame}>
              <Portrait
                entry={entry}
                width={index === 0 ? 348 : 208}
                height={index === 0 ? 384 : 260}
                className={css.portrait}
              />
            </div>
            <div className={css.words}>
              <Heading below={isTitled} className={`${layout.title} ${css.name}`}>
                <SiteLink to={entry.href} className={layout.stretch}>
                  {entry.title}
                </SiteLink>
              </Heading>
              {line ? <p className={css.line}>{line}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
