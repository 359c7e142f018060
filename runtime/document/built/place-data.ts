import { weekdays } from '../../../schema/hours/days.ts';
import type { HoursModel, TimeRange, WeekModel } from '../../../schema/hours/hours-model.ts';
import { dayMinutes } from '../../../schema/hours/time-ranges.ts';
import { ownValue } from '../../../schema/own-value.ts';
import type { PlaceModel } from '../../../schema/place-model.ts';
import { rootOf } from '../page-links.ts';
import type { BuiltFacts } from './built-facts.ts';
import type { Thing } from './thing.ts';

const type = 'OpeningHoursSpecification';

const time = (minutes: number): string => {
  const own = minutes > dayMinutes ? minutes - dayMinutes : minutes;
  // A day's end is written as its last minute: 24:00 is no time of schema.org.
  const [hours, rest] = own === dayMinutes ? [23, 59] : [Math.floor(own / 60), own % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

const dayName = (index: number): string => {
  const day = weekdays[index] ?? '';
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
};

/** The hours of a week; days of the same times in one. */
function weekData(weekly: WeekModel, valid: Thing | object): Thing[] {
  const days = new Map<string, { range: TimeRange; names: string[] }>();
  for (const [index, ranges] of weekly.entries()) {
    for (const range of ranges) {
      const known = days.get(String(range)) ?? { range, names: [] };
      known.names.push(dayName(index));
      days.set(String(range), known);
    }
  }
  return [...days.values()].map(({ range: [opens, closes], names }) => ({
    '@type': type,
    dayOfWeek: names,
    opens: time(opens),
    closes: time(closes),
    ...valid,
  }));
}

/**
 * The hours of a place in the words of schema.org. Seasons of every year have no days that it knows, and are left out;
 * a closed day opens and closes at midnight (Google, "Local business structured data").
 */
const hoursData = ({ weekly, seasons, exceptions }: HoursModel): Thing[] => [
  ...weekData(weekly, {}),
  ...seasons
    .filter(({ from, until }) => from.length > 5 && until.length > 5)
    .flatMap((season) =>
      weekData(season.weekly, { validFrom: season.from, validThrough: season.until }),
    ),
  ...exceptions.flatMap(({ from, until, ranges }) =>
    (ranges.length === 0 ? [[0, 0] as const] : ranges).map(([opens, closes]) => ({
      '@type': type,
      opens: time(opens),
      closes: time(closes),
      validFrom: from,
      validThrough: until,
    })),
  ),
];

const placeThing = (name: string, place: PlaceModel, root: string): Thing => ({
  '@type': 'Place',
  '@id': `${root}/#place-${name}`,
  name: place.name,
  description: place.text,
  telephone: place.phone,
  faxNumber: place.fax,
  address: place.address && {
    '@type': 'PostalAddress',
    streetAddress: place.address.join(', '),
  },
  geo: place.coordinates && { '@type': 'GeoCoordinates', ...place.coordinates },
  openingHoursSpecification: place.hours && hoursData(place.hours),
});

/** The places that the page's own blocks show to everybody. */
export function placeData({ blocks, table, model }: BuiltFacts): readonly Thing[] {
  const { places = {} } = table;
  const names = blocks.flatMap((block): readonly string[] => {
    if (block.guard) return [];
    if (block.type === 'map') return block.place === undefined ? [] : [block.place];
    return block.type === 'places' || block.type === 'openingHours'
      ? (block.places ?? Object.keys(places))
      : [];
  });
  return [...new Set(names)].flatMap((name) => {
    const place = ownValue(places, name);
    return place ? [placeThing(name, place, rootOf(model))] : [];
  });
}
