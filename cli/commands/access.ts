import type { AccessInfo } from '../../schema/access/access-info.ts';
import { accessReport } from '../access/access-report.ts';
import { type KnownCodes, knownCodes } from '../access/known-codes.ts';
import { visitorWith } from '../access/visitor.ts';
import { counted } from '../diagnostics/counted.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { ExitCode, Io } from '../io.ts';
import { lintContext } from '../lint/context/lint-context.ts';
import { locationNames } from '../read/location-name.ts';
import { table, json as toJson } from '../report/table.ts';
import { UsageError } from '../usage-error.ts';
import { shapedSite } from './shaped-site.ts';

export type AccessOptions = {
  readonly json: boolean;
  /** Codes with commas between them, as they are typed. */
  readonly menuCodes?: string | undefined;
  readonly fnCodes?: string | undefined;
  readonly loginStatus?: string | undefined;
};

const codesIn = (typed = ''): string[] =>
  typed
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** A code that nothing asks for is most likely a mistake. */
function warnUnknown(
  own: Pick<AccessInfo, 'menuCodes' | 'fnCodes'>,
  known: KnownCodes,
  io: Io,
): void {
  const report = (codes: readonly string[], names: ReadonlySet<string>, kind: string): void => {
    for (const code of codes.filter((each) => !names.has(each))) {
      const near = nearestAmong(names)(code);
      const hint = near === undefined ? '' : `; did you mean ${near}?`;
      io.stderr(`nothing asks for the ${kind} code ${code}${hint}\n`);
    }
  };
  report(own.menuCodes, known.menuCodes, 'menu');
  report(own.fnCodes, known.fnCodes, 'function');
}

const stateOf = (opens: boolean): string => (opens ? 'open' : 'closed');

/**
 * Says what a visitor with some codes can open, and what is missing for the rest.
 * @throws UsageError where the sign-in status is no whole number
 */
export async function accessCommand(
  site: string,
  { json, menuCodes, fnCodes, loginStatus = '0' }: AccessOptions,
  io: Io,
): Promise<ExitCode> {
  if (!/^-?\d{1,9}$/.test(loginStatus)) {
    throw new UsageError('--login-status is a whole number; 0 is not signed in');
  }
  const shaped = await shapedSite(site, io);
  if (!shaped) return 1;
  const { source, read } = shaped;
  const context = lintContext(source);
  const own = { menuCodes: codesIn(menuCodes), fnCodes: codesIn(fnCodes) };
  warnUnknown(own, knownCodes(source, context.routes, context.blocks), io);
  const visitor = visitorWith(source, { ...own, loginStatus: Number(loginStatus) });
  const found = accessReport(context, visitor, locationNames(read));
  if (json) {
    io.stdout(toJson(found));
    return 0;
  }
  const { addresses, blocks } = found;
  const rows = [
    ['state', 'path', 'language', 'route', 'lacks'],
    ...addresses.map(({ opens, path, language, route, lacks }) => [
      stateOf(opens),
      path,
      language,
      route,
      lacks.join('; '),
    ]),
  ];
  io.stdout(table(rows));
  const parts = [
    ...blocks.map(({ opens, page, type, lacks, place }) => [
      stateOf(opens),
      `block ${type} of the page ${page}`,
      lacks.join('; '),
      place,
    ]),
    ...found.menuCodes.map(({ opens, code, lacks, place }) => [
      stateOf(opens),
      `menu items with the code ${code}`,
      lacks.join('; '),
      place,
    ]),
  ];
  if (parts.length > 0) io.stdout(`\n${table(parts)}`);
  const open = addresses.filter(({ opens }) => opens).length;
  io.stderr(`${counted(open, 'address', 'addresses')} open, ${addresses.length - open} closed\n`);
  return 0;
}
