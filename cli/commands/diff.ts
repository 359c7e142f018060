import { counted } from '../diagnostics/counted.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { type Change, type ChangeKind, changeKinds, compareSites } from '../diff/compare-sites.ts';
import type { ExitCode, Io } from '../io.ts';
import { table, json as toJson } from '../report/table.ts';
import { UsageError } from '../usage-error.ts';
import { shapedSite } from './shaped-site.ts';

export type DiffOptions = {
  readonly json: boolean;
  /** Kinds of changes with commas between them, as they are typed. */
  readonly failOn?: string | undefined;
};

const isKind = (name: string): name is ChangeKind =>
  (changeKinds as readonly string[]).includes(name);

/** @throws UsageError where a kind does not exist */
function kindsIn(typed: string): ChangeKind[] {
  return typed.split(',').map((each) => {
    const name = each.trim();
    if (isKind(name)) return name;
    const near = nearestAmong(changeKinds)(name);
    const hint =
      near === undefined ? `there are ${changeKinds.join(', ')}` : `did you mean ${near}?`;
    throw new UsageError(`--fail-on does not know "${name}"; ${hint}`);
  });
}

/** Whoever refuses wider access refuses that some gain it while others lose it, too. */
const isRefused = ({ kind }: Change, kinds: readonly ChangeKind[]): boolean =>
  kinds.includes(kind) ||
  (kind === 'changed' && (kinds.includes('widened') || kinds.includes('narrowed')));

function rowOf(change: Change): string[] {
  if (change.kind === 'setting') {
    const { kind, setting, before, after } = change;
    return [kind, setting, '', '', '', `${before ?? '(not set)'} → ${after ?? '(not set)'}`];
  }
  const { kind, path, language, device, route, from, to, part, instead } = change;
  const was = from === undefined ? [] : [`led to ${from}`];
  const is = to === undefined ? [] : [`→ ${to}`];
  const where = part === undefined ? [] : [part];
  const before = instead === undefined ? [] : [`opened ${instead}`];
  return [kind, path, language, device, route, [...before, ...was, ...is, ...where].join(' ')];
}

/**
 * Reports what changed between two versions of a site that visitors and other sites notice: settings of the
 * whole site, addresses, access, redirects.
 * @returns 1 where there is a change of a kind that `failOn` names
 * @throws UsageError where it names none
 */
export async function diffCommand(
  before: string,
  after: string,
  { json, failOn }: DiffOptions,
  io: Io,
): Promise<ExitCode> {
  const kinds = failOn === undefined ? [] : kindsIn(failOn);
  const old = await shapedSite(before, io);
  const now = await shapedSite(after, io);
  if (!old || !now) return 1;
  const changes = compareSites(old.source, now.source);
  if (json) io.stdout(toJson(changes));
  else if (changes.length > 0) {
    io.stdout(
      table([['change', 'path', 'language', 'device', 'route', ''], ...changes.map(rowOf)]),
    );
  }
  const refused = changes.filter((change) => isRefused(change, kinds));
  const count = changes.length === 0 ? 'no changes' : counted(changes.length, 'change');
  const failed = kinds.length === 0 ? '' : `, ${refused.length} of a kind that --fail-on names`;
  io.stderr(`${count}${failed}\n`);
  return refused.length > 0 ? 1 : 0;
}
