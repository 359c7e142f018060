import { usePageHeading } from '../../document/use-page-heading.ts';
import { usePart } from '../../requests/use-part.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useRootAddress } from '../../screen/use-root-address.ts';
import { accessInfoAtom } from '../../state/access.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import layout from '../../styles/layout.module.css';
import wording from '../../styles/status-text.module.css';
import { telephoneAddress } from '../../text/telephone-address.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import button from '../../ui/element/button.module.css';
import { classes } from '../../ui/element/classes.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import type { SignInOffer } from '../../ui/sign-in/sign-in-offer.tsx';
import { signInPart } from '../../ui/sign-in/sign-in-part.ts';
import { TextWithCalls } from '../../ui/text/text-with-calls.tsx';
import css from './status.module.css';
import { useOldAddress } from './use-old-address.ts';

const messageKeys = {
  403: ['forbidden', 'forbiddenText'],
  404: ['notFound', 'notFoundText'],
  500: ['serverError', 'serverErrorText'],
} as const;

/** Why there is nothing to see: number, sentence, picture and a way on. */
export function StatusBlock({ block }: BlockProps<'status'>) {
  useBehaviour();
  const { code, picture } = block;
  const { form } = useScreen();
  const t = useMessages();
  const root = useRootAddress();
  const [sentence, explanation] = messageKeys[code];
  const title = block.title ?? t(sentence);
  usePageHeading(title);
  const { access, redirects } = useSiteState().model;
  useOldAddress(code === 404 && redirects === true);
  const { signIn } = access;
  const { loginStatus } = useSnapshot(accessInfoAtom);
  const call = telephoneAddress(/[+\d].*/.exec(block.hotline ?? '')?.[0] ?? '');
  const offersSignIn = code === 403 && signIn !== undefined && loginStatus === 0;
  const { Component: Offer } = usePart<typeof SignInOffer>(signInPart, offersSignIn);
  return (
    <div className={form === 'mobile' ? css.mobile : css.desktop} data-status={code}>
      <div className={css.words}>
        <p className={`${layout.title} ${wording.number} ${css.number}`}>{code}</p>
        <MainHeading className={`${layout.title} ${wording.title} ${css.title}`}>
          {title}
        </MainHeading>
        <p className={wording.text}>
          <TextWithCalls text={block.text ?? t(explanation)} />
        </p>
        {offersSignIn && Offer ? <Offer /> : null}
        {offersSignIn && !Offer ? (
          // It keeps the place of the button whose code is on its way.
          <button type="button" className={classes(button.button, css.way)} disabled>
            {t('signIn')}
          </button>
        ) : null}
        {code === 500 ? (
          <div className={css.ways}>
            {/* biome-ignore lint/a11y/useValidAnchor: it leads to the address that is open, and needs no script */}
            <a href="" className={classes(button.button, css.retry)}>
              {t('retry')}
            </a>
            {call && form === 'mobile' ? (
              <a href={call} className={classes(button.button, button.line, css.retry)}>
                <ContentIcon name="phone" className={css.sign} />
                {block.hotline}
              </a>
            ) : root === undefined ? null : (
              <MoreLink to={root}>{t('backHome')}</MoreLink>
            )}
          </div>
        ) : root === undefined ? null : (
          <SiteLink
            to={root}
            className={classes(
              button.button,
              css.way,
              offersSignIn && `${button.line} ${css.second}`,
            )}
          >
            {t('backHome')}
          </SiteLink>
        )}
      </div>
      <div className={css.frame}>
        {picture ? (
          <Picture picture={picture} width={840} height={760} first className={css.picture} />
        ) : null}
      </div>
    </div>
  );
}
