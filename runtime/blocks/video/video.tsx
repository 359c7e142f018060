import { useState } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useAsset } from '../../state/use-asset.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { Section } from '../../ui/section/section.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import css from './video.module.css';

/** Whether captions are in a language, be it of another region or script. */
const isIn = (tag: string, language: string): boolean =>
  tag.split('-', 1)[0]?.toLowerCase() === language.split('-', 1)[0]?.toLowerCase();

/** A film with captions and transcript. Where it cannot be played, it says so and leads to the file. */
export function VideoBlock({ block }: BlockProps<'video'>) {
  useBehaviour();
  const { title, text, src, poster, captions = [], transcript = [] } = block;
  const [failed, setFailed] = useState<string>();
  const [begun, setBegun] = useState<string>();
  const { language } = useScreen();
  const { languages } = useSiteState().model;
  const asset = useAsset();
  const t = useMessages();
  const tag = languages[language]?.tag ?? language;
  const nameOf = (other: string): string =>
    Object.values(languages).find((each) => isIn(each.tag, other))?.label ?? other;
  const shownAtOnce = captions.findIndex((each) => isIn(each.language, tag));
  const file = (
    <a href={asset(src)} className={css.file}>
      {t('videoFile')}
    </a>
  );
  return (
    <Section title={title} text={text}>
      {/* biome-ignore lint/a11y/useMediaCaption: the site brings the captions, if there are words to read */}
      <video
        key={src}
        className={classes(css.video, begun !== src && css.poster)}
        preload="none"
        src={asset(src)}
        poster={poster === undefined ? undefined : asset(poster)}
        width={1280}
        height={720}
        controls
        playsInline
        aria-label={title}
        onPlaying={() => setBegun(src)}
        onError={() => setFailed(src)}
      >
        {captions.map((each, index) => (
          <track
            key={locationKey(index, each.src)}
            kind="captions"
            src={asset(each.src)}
            srcLang={each.language}
            label={each.label ?? nameOf(each.language)}
            default={index === shownAtOnce}
          />
        ))}
        {file}
      </video>
      <div role="alert">
        {failed === src ? (
          <p className={css.failure}>
            <ContentIcon name="alert" className={css.alert} />
            <span>
              {t('videoFailed')} {file}
            </span>
          </p>
        ) : null}
      </div>
      {transcript.length > 0 ? (
        <details className={css.transcript}>
          <summary className={css.summary}>
            {t('transcript')}
            <Icon name="down" className={css.chevron} />
          </summary>
          <div className={css.words}>
            <Paragraphs body={transcript} />
          </div>
        </details>
      ) : null}
    </Section>
  );
}
