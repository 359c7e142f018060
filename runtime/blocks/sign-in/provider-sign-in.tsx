import { useState } from 'react';
import type { AccessSignIn } from '../../../schema/source.generated.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import button from '../../ui/element/button.module.css';
import { SignInWay } from '../../ui/sign-in/sign-in-way.tsx';
import css from './sign-in.module.css';
import { useProviderAnswer } from './use-provider-answer.ts';

type ProviderSignInProps = {
  readonly signIn: AccessSignIn;
  readonly isSignedIn: boolean;
  readonly label?: string | undefined;
};

/** The way to the provider and back, and out again. */
export function ProviderSignIn({ signIn, isSignedIn, label }: ProviderSignInProps) {
  const { model } = useSiteState();
  const t = useMessages();
  const answer = useProviderAnswer(signIn);
  const [staysThere, setStaysThere] = useState(false);
  const leave = async (): Promise<void> => {
    try {
      const { signOut } = await import('../../sign-in/sign-out.ts');
      await signOut(signIn, model.base);
    } catch (error) {
      console.warn('sign-in:', error instanceof Error ? error.message : error);
      setStaysThere(true);
    }
  };
  if (answer === 'working')
    return (
      <p role="status" className={css.note}>
        {t('signInWorking')}
      </p>
    );
  if (isSignedIn)
    return (
      <button
        type="button"
        className={`${button.button} ${css.button}`}
        onClick={() => void leave()}
      >
        {t('signOut')}
      </button>
    );
  return (
    <>
      {staysThere ? (
        <p role="alert" className={css.note}>
          {t('signOutDown')}
        </p>
      ) : null}
      <SignInWay signIn={signIn} label={label} fault={answer === 'none' ? undefined : answer} />
    </>
  );
}
