import type { MessageKey } from '../../../schema/messages/message-key.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { SignInFault } from '../../sign-in/sign-in-fault.ts';
import css from './sign-in-way.module.css';

const words: Readonly<Record<SignInFault, MessageKey>> = {
  denied: 'signInDenied',
  mismatch: 'signInMismatch',
  down: 'signInDown',
  clock: 'signInClock',
  refused: 'signInRefused',
};

/** Why nobody is signed in, and what may be done about it. */
export function SignInTrouble({ fault }: { readonly fault: SignInFault }) {
  const t = useMessages();
  return (
    <div role="alert" className={css.trouble}>
      <p>
        <strong>{t('signInFailed')}</strong>
      </p>
      <p>{t(words[fault])}</p>
    </div>
  );
}
