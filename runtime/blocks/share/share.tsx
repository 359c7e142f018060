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
import { SharePoster } from './share-poster.tsx';

/** An address of the site to pass on: as a link, as a code to scan, and as a picture to save. */
export function ShareBlock({ block }: BlockProps<'share'>) {
  useBehaviour();
  const { title, text, link, picture, pictureTitle = title } = block;
  const { form, language, device } = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  const siteName = useSiteName();
  const address = useWholeAddress(link);
  const place = inColumn ? layout.part : classes(layout.wrap, css.share);
  return (
    <section className={classes(place, form === 'desktop' && !inColumn && css.desktop)}>
      <div className={css.words}>
        <MainHeading className={`${layout.title} ${inColumn ? css.small : css.title}`}>
          {title}
        </MainHeading>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
      <div className={css.poster}>
        <SharePoster
          key={`${language} ${device} ${link}`}
          {...{ title: pictureTitle, siteName, address, picture }}
        />
      </div>
      <div className={css.link}>
        <AddressField label={t('address')} address={address} quiet />
      </div>
    </section>
  );
}
