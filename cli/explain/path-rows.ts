import type { PathExplanation } from './path-explanation.ts';

/** A line of an explanation: what it is about, what is said, and where that stands. */
type Row = readonly [label: string, text: string, place: string];

/** What is said, and where it stands. */
type Said = readonly [text: string, place?: string | undefined];

/** A label stands on the first of its rows only. */
const labelled = (label: string, rows: readonly Said[]): Row[] =>
  rows.map(([text, place = ''], index) => [index === 0 ? label : '', text, place]);

function accessRows({ opens, conditions }: PathExplanation['access']): Row[] {
  const closed = new Set(conditions.flatMap(({ lacks }) => lacks));
  const sentence = opens
    ? `open to everybody${conditions.length > 0 ? ': every visitor meets its conditions' : ''}`
    : `closed to a visitor without codes, who lacks ${[...closed].join('; ')}`;
  return labelled('access', [
    [sentence],
    ...conditions.map(
      ({ route, lacks, place }): Said => [
        `  rule of ${route}: ${lacks.length === 0 ? 'passes' : 'does not pass'}`,
        place,
      ],
    ),
  ]);
}

function menuRows({ titles, why, place, patch }: PathExplanation['menu']): Row[] {
  return labelled('menu', [
    [titles.length > 0 ? titles.join(' › ') : 'none', place],
    ...why.map(
      (sentence): Said =>
        sentence.startsWith('menu.patches') ? [`  ${sentence}`, patch] : [`  ${sentence}`],
    ),
  ]);
}

/** An explained address as the rows of a table. */
export function pathRows(found: PathExplanation): Row[] {
  const { route, canonical, steps, parameters, twins, page, layout, blocks, entry } = found;
  const named = Object.entries(parameters).map(([name, value]) => `${name} = ${value}`);
  return [
    ['address', found.address, ''],
    ...labelled(
      'leads to',
      steps.map(({ to, why }) => [`${to}  (${why})`]),
    ),
    ['route', `${route.id}, in ${route.language} on ${route.device}`, route.place],
    ...(route.title === undefined ? [] : labelled('title', [[route.title]])),
    ['path', canonical === route.pattern ? canonical : route.pattern, ''],
    ...labelled(
      'parameters',
      named.map((text) => [text]),
    ),
    ...(entry === undefined ? [] : labelled('entry', [[entry.text]])),
    ...labelled(
      'twins',
      twins.map(({ language, device, path, place }) => [
        `${language} ${device}: ${path ?? 'none'}`,
        place,
      ]),
    ),
    ...(page ? labelled('page', [[page.name, page.place]]) : []),
    ...(layout ? labelled('layout', [[`${layout.name} (${layout.why})`, layout.place]]) : []),
    ...labelled(
      'blocks',
      blocks.map(({ type, depth, note, place }) => [
        `${'  '.repeat(depth)}${type}${note === undefined ? '' : ` (${note})`}`,
        place,
      ]),
    ),
    ...accessRows(found.access),
    ...menuRows(found.menu),
    ...labelled(
      'breadcrumb',
      found.breadcrumb.map(({ title, place }, index) => [
        `${index > 0 ? '› ' : ''}${title}`,
        place,
      ]),
    ),
    ...labelled(
      'redirects',
      found.redirects.map(({ from, to, place }) => [`${from} → ${to}`, place]),
    ),
  ];
}
