import { safeAddress } from '../../../schema/safe-address.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import button from '../element/button.module.css';
import { classes } from '../element/classes.ts';
import { usePageAddress } from '../share/use-page-address.ts';
import css from './sign-in-way.module.css';
import { SignInWay } from './sign-in-way.tsx';
import { withReturn } from './with-return.ts';

/** The way to sign in from a closed page, where the site has one. */
export function SignInOffer() {
  const { signIn } = useSiteState().model.access;
  const t = useMessages();
  const here = usePageAddress();
  if (!signIn) return null;
  if (signIn.issuer) return <SignInWay signIn={signIn} />;
  const address = safeAddress(signIn.address ?? '');
  return address === undefined ? null : (
    // The sign-in is another application: the page is left, not routed.
    <a
      className={classes(button.button, css.way)}
      href={withReturn(address, signIn.returnTo, here)}
    >
      {t('signIn')}
    </a>
  );
}
