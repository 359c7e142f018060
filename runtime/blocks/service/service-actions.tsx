import type { BlockOf } from '../../../schema/model.ts';
import type { FieldLink } from '../../../schema/source.generated.ts';
import { useContentLink } from '../../content/use-content-link.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { telephoneAddress } from '../../text/telephone-address.ts';
import button from '../../ui/element/button.module.css';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { PlacementProvider } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './service-actions.module.css';

type ServiceActionsProps = NonNullable<BlockOf<'service'>['actions']> & {
  readonly entry: EntryView;
};

const inPanel = { level: 2, inColumn: true, inPanel: true } as const;

/** Where it is done: a panel beside the steps, on mobile a bar that stays at the foot of the window. */
export function ServiceActions({ title, text, field, phone, entry }: ServiceActionsProps) {
  const { form } = useScreen();
  const t = useMessages();
  const contentLink = useContentLink();
  const links = (entry.fields?.[field] ?? []) as unknown as readonly FieldLink[];
  const [first, ...others] = links;
  const number = phone === undefined ? undefined : entry.fields?.[phone];
  if (!first) return null;
  const main = (
    <SiteLink to={contentLink(first.link)} className={`${button.button} ${css.main}`}>
      {first.label}
    </SiteLink>
  );
  if (form === 'mobile') {
    return (
      <div className={css.bar}>
        {typeof number === 'string' ? (
          <a className={`${button.button} ${button.line}`} href={telephoneAddress(number)}>
            <ContentIcon name="phone" className={css.icon} />
            {t('telephone')}
          </a>
        ) : null}
        {main}
      </div>
    );
  }
  return (
    <PlacementProvider value={inPanel}>
      <Section title={title} text={text}>
        {main}
        {others.length > 0 ? (
          <p className={css.others}>
            {others.map(({ label, link }, index) => (
              <SiteLink key={locationKey(index, link)} to={contentLink(link)} className={css.other}>
                {label}
              </SiteLink>
            ))}
          </p>
        ) : null}
      </Section>
    </PlacementProvider>
  );
}
