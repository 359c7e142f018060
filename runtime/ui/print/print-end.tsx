import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useToday } from '../../state/use-today.ts';
import { locationKey } from '../element/location-key.ts';
import { QrCode } from '../share/qr-code.tsx';
import { DateText } from '../text/date-text.tsx';
import rich from '../text/rich-html.module.css';
import css from './print-end.module.css';

type Note = { readonly text: string; readonly href: string };

/** The links of the texts of a page that lead away from it, in their order. */
const linksOf = (texts: Iterable<Element>): readonly Note[] =>
  [...texts].flatMap((text) =>
    [...text.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')].map((link) => ({
      text: link.textContent ?? '',
      href: link.href,
    })),
  );

/**
 * What paper has in place of links, at the end of a page: the addresses of the links in its text, by the numbers that
 * stand behind these, when it was printed, and its own address, to read and to scan.
 */
export function PrintEnd({ address }: { readonly address: string }) {
  const { path } = useScreen();
  const t = useMessages();
  const today = useToday();
  const [notes, setNotes] = useState<readonly Note[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    main?.classList.add(css.printed ?? '');
    const texts = document.querySelectorAll(`main .${rich.prose}`);
    for (const text of texts) text.classList.add(css.numbered ?? '');
    setNotes(linksOf(texts));
  }, [path]);
  return createPortal(
    <div className={css.end}>
      {notes.length > 0 ? (
        <section className={css.notes}>
          <h2 className={css.title}>{t('links')}</h2>
          <ol>
            {notes.map(({ text, href }, index) => (
              <li key={locationKey(index, href)} className={css.note}>
                {`${text} `}
                <span className={css.address}>{href}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <div className={css.foot}>
        <p>
          {t('printed')} <DateText date={today} />
        </p>
        <p className={css.address}>{address}</p>
        <QrCode address={address} className={css.code} />
      </div>
    </div>,
    document.querySelector('main') ?? document.body,
  );
}
