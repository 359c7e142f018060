import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import button from '../element/button.module.css';
import { classes } from '../element/classes.ts';
import css from './embed-frame.module.css';
import { allowedHosts, keepAllowed } from './kept-consent.ts';

type EmbedFrameProps = {
  /** Address of what is shown. */
  readonly src: string;
  readonly title: string;
  /** What readers call the other site. Default: its host. */
  readonly provider?: string | undefined;
  /** The same on the other site. */
  readonly link?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** Stands in its place before. */
  readonly picture?: ReactNode;
};

/**
 * A page of another site, which is asked for nothing before the visitor wants it. Its place is kept; readers without
 * scripts have the link.
 */
export function EmbedFrame(props: EmbedFrameProps) {
  useBehaviour();
  const { src, title, link = src, width, height, picture } = props;
  const { host } = new URL(src);
  const { provider = host } = props;
  const t = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const always = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (allowedHosts().includes(host)) setOpen(true);
  }, [host]);
  const load = (): void => {
    if (always.current?.checked) keepAllowed(host, true);
    setOpen(true);
    // It is there with the next frame, and goes on where the button was.
    requestAnimationFrame(() => frame.current?.focus());
  };
  return (
    <>
      <div className={css.place}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={css.space} />
        <div
          className={classes(css.before, picture !== undefined && css.low, isOpen && css.gone)}
          aria-hidden={isOpen || undefined}
        >
          {picture ? <div className={css.picture}>{picture}</div> : null}
          <div className={css.question}>
            <p>{t('embedText', { provider })}</p>
            <p className={css.asks}>
              <button type="button" className={button.button} onClick={load}>
                {t('embedLoad')}
                <span className="visually-hidden">{` – ${title}`}</span>
              </button>
              <a href={link} target="_blank" rel="noopener" className={css.link}>
                {t('embedOpen', { provider })}
                <span className="visually-hidden">{` ${t('newWindow')}`}</span>
              </a>
            </p>
            <p className={css.always}>
              <input ref={always} id={id} type="checkbox" className={css.check} />
              <label htmlFor={id}>{t('embedAlways', { provider })}</label>
            </p>
          </div>
        </div>
        {isOpen ? (
          <iframe
            ref={frame}
            className={css.frame}
            src={src}
            title={title}
            width={width}
            height={height}
            allow="fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
          />
        ) : null}
      </div>
      {isOpen ? (
        <p className={css.after}>
          <button
            type="button"
            className={css.link}
            onClick={() => {
              keepAllowed(host, false);
              setOpen(false);
            }}
          >
            {t('embedClose', { provider })}
          </button>
        </p>
      ) : null}
    </>
  );
}
