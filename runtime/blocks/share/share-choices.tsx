import { useId } from 'react';
import type { BlockOf } from '../../../schema/model.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import css from './share-choices.module.css';

type SharePicturesProps = {
  readonly pictures: NonNullable<BlockOf<'share'>['pictures']>;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
};

/** The pictures to choose from: radio buttons that look like what they stand for. */
export function SharePictures({ pictures, chosen, onChoose }: SharePicturesProps) {
  const t = useMessages();
  const asset = useAsset();
  const name = useId();
  return (
    <fieldset className={css.pictures}>
      <legend className={css.label}>{t('choosePicture')}</legend>
      <div className={css.grid}>
        {pictures.map(({ src, label }, index) => (
          <label key={locationKey(index, label)} className={css.picture}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <img
              className={css.small}
              src={asset(src)}
              alt=""
              width={160}
              height={120}
              loading="lazy"
              decoding="async"
            />
            <span className={css.name}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What has room in two lines on the picture. */
const maxWords = 24;

type ShareWordsProps = { readonly words: string; readonly onChange: (words: string) => void };

/** The words that stand on the picture. */
export function ShareWords({ words, onChange }: ShareWordsProps) {
  const t = useMessages();
  const id = useId();
  return (
    <div className={css.words}>
      <label htmlFor={id} className={css.label}>
        {t('shareWords')}
      </label>
      <span className={css.count} aria-hidden="true">{`${words.length} / ${maxWords}`}</span>
      <p id={`${id}-hint`} className={css.hint}>
        {t('shareWordsHint', { count: maxWords })}
      </p>
      <input
        id={id}
        className={css.field}
        type="text"
        maxLength={maxWords}
        value={words}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
