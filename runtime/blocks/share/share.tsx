import { useState } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { AddressField } from '../../ui/share/address-field.tsx';
import { useWholeAddress } from '../../ui/share/use-whole-address.ts';
import css from './share.module.css';
import { SharePictures, ShareWords } from './share-choices.tsx';
import { SharePoster } from './share-poster.tsx';

/** An address of the site to pass on: as a link, as a code to scan, and as a picture to save. */
export function ShareBlock({ block }: BlockProps<'share'>) {
  useBehaviour();
  const { title, text, link, pictures = [], pictureTitle = title } = block;
  const { form, language, device } = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  const siteName = useSiteName();
  const address = useWholeAddress(link);
  const [chosen, setChosen] = useState(0);
  const [words, setWords] = useState(pictureTitle);
  const own = pictures[chosen];
  const picture = own ? { src: own.src, alt: own.alt ?? own.label } : block.picture;
  const said = (own && words.trim()) || pictureTitle;
  const isOwn = own !== undefined;
  const place = inColumn ? layout.part : classes(!isOwn && layout.wrap, css.share);
  const poster = (
    <SharePoster
      key={`${language} ${device} ${link} ${picture?.src}`}
      {...{ title: said, siteName, address, picture }}
    />
  );
  const wide = form === 'desktop' && !inColumn;
  if (isOwn) {
    return (
      <section className={classes(place, css.making, wide && css.beside)}>
        <div className={css.form}>
          <MainHeading className="visually-hidden">{title}</MainHeading>
          <SharePictures pictures={pictures} chosen={chosen} onChoose={setChosen} />
          <ShareWords words={words} onChange={setWords} />
          <AddressField label={t('address')} address={address} quiet />
          <p className={css.note}>{t('madeHere')}</p>
        </div>
        <div className={css.preview}>{poster}</div>
      </section>
    );
  }
  return (
    <section className={classes(place, wide && css.desktop)}>
      <div className={css.words}>
        <MainHeading className={`${layout.title} ${inColumn ? css.small : css.title}`}>
          {title}
        </MainHeading>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
      <div className={css.poster}>{poster}</div>
      <div className={css.link}>
        <AddressField label={t('address')} address={address} quiet />
      </div>
    </section>
  );
}
