import type { BlockOf } from '../../../schema/model.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './org-chart-desktop.module.css';

export type OrgUnits = BlockOf<'orgChart'>['units'];

function UnitText({ unit, className }: { unit: OrgUnits[number]; className: string | undefined }) {
  const { title, text, link } = unit;
  return (
    <div className={className}>
      <p className={css.title}>
        <SiteLink to={link} className={link ? classes(layout.stretch, css.link) : undefined}>
          {title}
        </SiteLink>
      </p>
      {text ? <p className={css.text}>{text}</p> : null}
    </div>
  );
}

/** What belongs to a branch, as deep as it goes: a list whose lines run at its left. */
function Twigs({ units }: { readonly units: OrgUnits | undefined }) {
  if (!units) return null;
  return (
    <ul className={css.twigs}>
      {units.map((unit, index) => (
        <li key={locationKey(index, unit.title)} className={css.twig}>
          <UnitText unit={unit} className={css.leaf} />
          <Twigs units={unit.children} />
        </li>
      ))}
    </ul>
  );
}

/** At most this many branches have room side by side. */
const maxBeside = { inColumn: 5, wide: 6 } as const;

/** The desktop chart: branches side by side below their unit, what belongs to them in lists below them. */
export function OrgChartDesktop({ units }: { readonly units: OrgUnits }) {
  const { inColumn } = usePlacement();
  const limit = inColumn ? maxBeside.inColumn : maxBeside.wide;
  return (
    <ul className={css.chart}>
      {units.map((unit, index) => {
        const { children = [] } = unit;
        return (
          <li key={locationKey(index, unit.title)} className={css.tree}>
            <UnitText unit={unit} className={css.root} />
            {children.length > 0 && children.length <= limit ? (
              <ul className={css.branches}>
                {children.map((branch, at) => (
                  <li key={locationKey(at, branch.title)} className={css.branch}>
                    <UnitText unit={branch} className={css.head} />
                    <Twigs units={branch.children} />
                  </li>
                ))}
              </ul>
            ) : (
              <Twigs units={unit.children} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
