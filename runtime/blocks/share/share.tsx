import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import frame from '../../styles/frame.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { PageTitle } from '../../ui/section/page-title.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { AddressField } from '../../ui/share/address-field.tsx';
import { useWholeAddress } from '../../ui/share/use-whole-address.ts';
import css from './share.module.css';
import { SharePoster } from './share-poster.tsx';

/** An address of the site to pass on: as a link, as a code to scan, and as a picture to save. */
export function ShareBlock({ block }: BlockProps<'share'>) {
  const { title, text, link, picture, pictureTitle = title } = block;
  const { form, language, device } = useScreen();
  const { inColumn } = usePlacement();
  const say = useMessages();
  const siteName = useSiteName();
  const address = useWholeAddress(link);
  const place = inColumn ? frame.part : classes(frame.wrap, css.share);
  return (
    <section className={classes(place, form === 'desktop' && !inColumn && css.desk)}>
      <div className={css.words}>
        <PageTitle className={`${frame.title} ${inColumn ? css.small : css.title}`}>
          {title}
        </PageTitle>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
      <div className={css.poster}>
        <SharePoster
          key={`${language} ${device} ${link}`}
          {...{ title: pictureTitle, siteName, address, picture }}
        />
      </div>
      <div className={css.link}>
        <AddressField label={say('address')} address={address} quiet />
      </div>
    </section>
  );
}
