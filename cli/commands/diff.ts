import { counted } from '../diagnostics/counted.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { type Change, type ChangeKind, changeKinds, compareSites } from '../diff/compare-sites.ts';
import type { ExitCode, Io } from '../io.ts';
import type { CliLanguage } from '../local-text.ts';
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
      near === undefined
        ? { zh: `可用的有 ${changeKinds.join('、')}`, en: `there are ${changeKinds.join(', ')}` }
        : { zh: `是否想写 ${near}？`, en: `did you mean ${near}?` };
    throw new UsageError({
      zh: `--fail-on 没有“${name}”这一种；${hint.zh}`,
      en: `--fail-on does not know "${name}"; ${hint.en}`,
    });
  });
}

/** Whoever refuses wider access refuses that some gain it while others lose it, too. */
const isRefused = ({ kind }: Change, kinds: readonly ChangeKind[]): boolean =>
  kinds.includes(kind) ||
  (kind === 'changed' && (kinds.includes('widened') || kinds.includes('narrowed')));

const columns = {
  zh: ['变化', '路径', '语言', '设备', '路由', ''],
  en: ['change', 'path', 'language', 'device', 'route', ''],
} as const;

const words = {
  zh: {
    unset: '（未设置）',
    led: '原先通向',
    opened: '原先打开',
    block: (part: string) => part.replace(/^block (\d+), /, '第 $1 个区块 '),
  },
  en: { unset: '(not set)', led: 'led to', opened: 'opened', block: (part: string) => part },
} as const;

function rowOf(change: Change, spoken: CliLanguage): string[] {
  const { unset, led, opened, block } = words[spoken];
  if (change.kind === 'setting') {
    const { kind, setting, before, after } = change;
    return [kind, setting, '', '', '', `${before ?? unset} → ${after ?? unset}`];
  }
  const { kind, path, language, device, route, from, to, part, instead } = change;
  const was = from === undefined ? [] : [`${led} ${from}`];
  const is = to === undefined ? [] : [`→ ${to}`];
  const where = part === undefined ? [] : [block(part)];
  const before = instead === undefined ? [] : [`${opened} ${instead}`];
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
      table([columns[io.language], ...changes.map((change) => rowOf(change, io.language))]),
    );
  }
  const refused = changes.filter((change) => isRefused(change, kinds));
  const isAsked = kinds.length > 0;
  io.note({
    zh: `${changes.length === 0 ? '没有变化' : `${changes.length} 处变化`}${isAsked ? `，其中 ${refused.length} 处属于 --fail-on 所列的种类` : ''}`,
    en: `${changes.length === 0 ? 'no changes' : counted(changes.length, 'change')}${isAsked ? `, ${refused.length} of a kind that --fail-on names` : ''}`,
  });
  return refused.length > 0 ? 1 : 0;
}
