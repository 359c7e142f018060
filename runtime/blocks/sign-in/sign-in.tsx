import { safeAddress } from '../../../schema/safe-address.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { accessInfoAtom } from '../../state/access.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { ContactNumbers } from '../../ui/contact/contact-numbers.tsx';
import { AddressLines } from '../../ui/element/address-lines.tsx';
import button from '../../ui/element/button.module.css';
import { classes } from '../../ui/element/classes.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { FactList } from '../../ui/list/fact-list.tsx';
import { Breadcrumb } from '../../ui/section/breadcrumb.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { usePageAddress } from '../../ui/share/use-page-address.ts';
import { withReturn } from '../../ui/sign-in/with-return.ts';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { TextWithCalls } from '../../ui/text/text-with-calls.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import css from './sign-in.module.css';

/** How to sign in, or why that is not possible yet, and who helps. Another text for those who are signed in. */
export function SignInBlock({ block }: BlockProps<'signIn'>) {
  useBehaviour();
  const { contact, address, returnTo, label, second, facts = [], note, signedIn } = block;
  const { form, page } = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  const here = usePageAddress();
  const isSignedIn = useSnapshot(accessInfoAtom).loginStatus !== 0;
  const { signIn } = useSiteState().model.access;
  const provider = signIn?.issuer && address === undefined ? signIn : undefined;
  const { title, body } = isSignedIn && signedIn ? signedIn : block;
  const away = address === undefined || isSignedIn ? undefined : safeAddress(address);
  const wide = form === 'desktop' && !inColumn;
  const scene = wide && block.picture !== undefined;
  const withPicture = !inColumn && block.picture !== undefined;
  const content = (
    <>
      <div className={css.words}>
        {withPicture && page.heading === 'none' ? <Breadcrumb /> : null}
        <MainHeading
          className={classes(
            layout.title,
            inColumn ? css.small : withPicture ? css.large : css.title,
          )}
        >
          {title}
        </MainHeading>
        {body ? <Paragraphs body={body} /> : null}
        {provider ? (
          <ProviderSignIn signIn={provider} isSignedIn={isSignedIn} label={label} />
        ) : null}
        {away === undefined ? null : (
          <div className={css.ways}>
            {/* The sign-in is another application: the page is left, not routed. */}
            <a
              className={classes(button.button, css.button)}
              href={withReturn(away, returnTo, here)}
            >
              {label ?? t('signIn')}
            </a>
            {second ? (
              <SiteLink
                to={second.link}
                className={classes(button.button, button.line, css.button)}
              >
                {second.label}
              </SiteLink>
            ) : null}
          </div>
        )}
        {facts.length > 0 ? (
          <div className={css.facts}>
            <FactList
              facts={facts.map(({ label: name, text, more }) => ({
                label: name,
                value: (
                  <>
                    <TextWithCalls text={text} />
                    {more ? (
                      <SiteLink to={more.link} className={css.more}>
                        {more.label}
                      </SiteLink>
                    ) : null}
                  </>
                ),
              }))}
            />
          </div>
        ) : null}
        {note ? (
          <p className={css.remark}>
            <ContentIcon name="info" className={css.sign} />
            {note}
          </p>
        ) : null}
      </div>
      {contact ? (
        <div className={css.contact}>
          <Heading below className={css.name}>
            {contact.name}
          </Heading>
          {contact.text ? <p className={css.note}>{contact.text}</p> : null}
          {contact.address ? <AddressLines lines={contact.address} className={css.note} /> : null}
          <div className={css.numbers}>
            <ContactNumbers item={contact} />
          </div>
        </div>
      ) : null}
    </>
  );
  if (block.picture && withPicture) {
    return (
      <section className={scene ? css.scene : css.tall}>
        <div className={css.side}>{content}</div>
        <div className={css.frame}>
          <Picture picture={block.picture} width={840} height={715} first className={css.picture} />
        </div>
      </section>
    );
  }
  return (
    <section className={inColumn ? layout.part : classes(layout.wrap, layout.section)}>
      <div className={classes(wide && layout.columns, wide && css.wide)}>{content}</div>
    </section>
  );
}
