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
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { usePageAddress } from '../../ui/share/use-page-address.ts';
import { withReturn } from '../../ui/sign-in/with-return.ts';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import css from './sign-in.module.css';

/** How to sign in, or why that is not possible yet, and who helps. Another text for those who are signed in. */
export function SignInBlock({ block }: BlockProps<'signIn'>) {
  useBehaviour();
  const { contact, address, returnTo, label, signedIn } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  const here = usePageAddress();
  const isSignedIn = useSnapshot(accessInfoAtom).loginStatus !== 0;
  const { signIn } = useSiteState().model.access;
  const provider = signIn?.issuer && address === undefined ? signIn : undefined;
  const { title, body } = isSignedIn && signedIn ? signedIn : block;
  const away = address === undefined || isSignedIn ? undefined : safeAddress(address);
  const wide = form === 'desktop' && !inColumn;
  return (
    <section className={inColumn ? layout.part : classes(layout.wrap, layout.section)}>
      <div className={classes(wide && layout.columns, wide && css.wide)}>
        <div className={css.words}>
          <Heading className={`${layout.title} ${inColumn ? css.small : css.title}`}>
            {title}
          </Heading>
          {body ? <Paragraphs body={body} /> : null}
          {provider ? (
            <ProviderSignIn signIn={provider} isSignedIn={isSignedIn} label={label} />
          ) : null}
          {away === undefined ? null : (
            // The sign-in is another application: the page is left, not routed.
            <a
              className={classes(button.button, css.button)}
              href={withReturn(away, returnTo, here)}
            >
              {label ?? t('signIn')}
            </a>
          )}
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
      </div>
    </section>
  );
}
