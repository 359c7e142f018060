import { useEffect, useState } from 'react';
import type { AccessSignIn } from '../../../schema/source.generated.ts';
import { useAddress } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { SignInFault } from '../../sign-in/sign-in-fault.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import button from '../element/button.module.css';
import { classes } from '../element/classes.ts';
import { SignInTrouble } from './sign-in-trouble.tsx';
import css from './sign-in-way.module.css';
import { useSession } from './use-session.ts';

type SignInWayProps = {
  readonly signIn: AccessSignIn;
  /** Words of the button. Default: the built-in ones. */
  readonly label?: string | undefined;
  /** Why an attempt before this one failed. */
  readonly fault?: SignInFault | undefined;
};

/** The button that leads to the provider, who leads back to this page; and what goes wrong on the way. */
export function SignInWay({ signIn, label, fault }: SignInWayProps) {
  useBehaviour();
  const { model } = useSiteState();
  const { language } = useScreen();
  const { path, query, hash } = useAddress();
  const t = useMessages();
  const session = useSession(signIn);
  const [step, setStep] = useState<'idle' | 'leaving' | SignInFault>('idle');
  useEffect(() => {
    // Who comes back from the provider without an answer finds the page as it was left.
    const arrive = (): void => setStep('idle');
    addEventListener('pageshow', arrive);
    return () => removeEventListener('pageshow', arrive);
  }, []);
  const start = async (): Promise<void> => {
    setStep('leaving');
    try {
      const { startSignIn } = await import('../../sign-in/start-sign-in.ts');
      await startSignIn(signIn, { base: model.base, back: path + query + hash, language });
    } catch (error) {
      console.warn('sign-in:', error instanceof Error ? error.message : error);
      const { signInFault } = await import('../../sign-in/sign-in-fault.ts');
      setStep(signInFault(error));
    }
  };
  const trouble = step === 'idle' ? fault : step === 'leaving' ? undefined : step;
  return (
    <>
      {trouble ? <SignInTrouble fault={trouble} /> : null}
      {trouble || step === 'leaving' ? null : session === 'ended' ? (
        <p role="status" className={css.note}>
          {t('signInEnded')}
        </p>
      ) : session === 'left' ? (
        <p role="status" className={css.note}>
          {t('signedOut')}
        </p>
      ) : null}
      <noscript>
        <p className={css.note}>{t('signInNeedsScript')}</p>
      </noscript>
      <button
        type="button"
        className={classes(button.button, css.way, step === 'leaving' && css.busy)}
        aria-busy={step === 'leaving'}
        onClick={() => void (step === 'leaving' || start())}
      >
        {step === 'leaving' ? t('signInLeaving') : (label ?? t('signIn'))}
      </button>
    </>
  );
}
