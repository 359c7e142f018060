import type { FieldStep } from '../../../schema/source.generated.ts';
import { useContentLink } from '../../content/use-content-link.ts';
import { locationKey } from '../element/location-key.ts';
import { SiteLink } from '../element/site-link.tsx';
import { Heading } from '../section/heading.tsx';
import css from './numbered-steps.module.css';

/** What to do, one below the other, with large numbers. */
export function NumberedSteps({ steps }: { readonly steps: readonly FieldStep[] }) {
  const contentLink = useContentLink();
  return (
    <ol>
      {steps.map(({ title, text, link }, index) => (
        <li key={locationKey(index, title)} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading below className={css.name}>
              <SiteLink to={link && contentLink(link)} className={css.link}>
                {title}
              </SiteLink>
            </Heading>
            {text ? <p className={css.text}>{text}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
