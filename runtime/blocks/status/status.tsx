import { usePageHeading } from '../../document/use-page-heading.ts';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { useRootAddress } from '../../screen/use-home.ts';
import frame from '../../styles/frame.module.css';
import wording from '../../styles/status-words.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import button from '../../ui/element/button.module.css';
import { Icon } from '../../ui/element/icon.tsx';
import more from '../../ui/element/more-link.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PageTitle } from '../../ui/section/page-title.tsx';
import css from './status.module.css';

const words = {
  403: ['forbidden', 'forbiddenText'],
  404: ['notFound', 'notFoundText'],
  500: ['serverError', 'serverErrorText'],
} as const;

/** Why there is nothing to see: number, sentence, picture and a way on. */
export function StatusBlock({ block }: BlockProps<'status'>) {
  const { code, picture } = block;
  const { form } = useScreen();
  const say = useMessages();
  const root = useRootAddress();
  const [sentence, explanation] = words[code];
  const title = block.title ?? say(sentence);
  usePageHeading(title);
  return (
    <div className={form === 'mobile' ? css.phone : css.desk}>
      <div className={css.words}>
        <p className={`${frame.title} ${wording.number}`}>{code}</p>
        <PageTitle className={`${frame.title} ${wording.title}`}>{title}</PageTitle>
        <p className={wording.text}>{block.text ?? say(explanation)}</p>
        {root === undefined ? null : (
          <SiteLink to={root} className={`${button.button} ${css.way}`}>
            {say('backHome')}
          </SiteLink>
        )}
        {code === 500 ? (
          <button
            type="button"
            className={`${more.more} ${css.again}`}
            onClick={() => window.location.reload()}
          >
            {say('retry')}
            <Icon name="arrow" className={more.arrow} />
          </button>
        ) : null}
      </div>
      <div className={css.frame}>
        {picture ? (
          <Picture picture={picture} width={840} height={760} first className={css.picture} />
        ) : null}
      </div>
    </div>
  );
}
