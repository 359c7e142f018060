import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import type { OrgUnits } from './org-chart-desktop.tsx';
import css from './org-chart-mobile.module.css';

type Unit = OrgUnits[number];

/** A branch that unfolds. What it says and where it leads stand inside, as a link in a summary cannot be pressed. */
function Branch({ unit }: { readonly unit: Unit }) {
  const { title, text, link, children = [] } = unit;
  const t = useMessages();
  return (
    <details className={css.branch}>
      <summary className={css.row}>
        <span className={css.title}>{title}</span>
        <Icon name="down" className={css.chevron} />
      </summary>
      {text || link ? (
        <div className={css.about}>
          {text ? <p className={css.text}>{text}</p> : null}
          {link ? <MoreLink to={link}>{t('openUnit', { title })}</MoreLink> : null}
        </div>
      ) : null}
      <UnitList units={children} />
    </details>
  );
}

function Leaf({ unit: { title, text, link } }: { readonly unit: Unit }) {
  return (
    <SiteLink to={link} className={css.row}>
      <span>
        <span className={css.title}>{title}</span>
        {text ? <span className={classes(css.text, css.line)}>{text}</span> : null}
      </span>
      {link ? <Icon name="arrow" className={css.arrow} /> : null}
    </SiteLink>
  );
}

function UnitList({ units }: { readonly units: OrgUnits }) {
  return (
    <ul className={css.list}>
      {units.map((unit, index) => (
        <li key={locationKey(index, unit.title)} className={css.unit}>
          {unit.children ? <Branch unit={unit} /> : <Leaf unit={unit} />}
        </li>
      ))}
    </ul>
  );
}

/** The mobile chart: the units at the top, below each an indented list whose branches unfold. */
export function OrgChartMobile({ units }: { readonly units: OrgUnits }) {
  return (
    <ul>
      {units.map((unit, index) => (
        <li key={locationKey(index, unit.title)} className={css.tree}>
          <div className={css.root} data-ground="sea">
            <Leaf unit={unit} />
          </div>
          {unit.children ? <UnitList units={unit.children} /> : null}
        </li>
      ))}
    </ul>
  );
}
