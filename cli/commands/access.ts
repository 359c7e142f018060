import type { AccessInfo } from '../../schema/access/access-info.ts';
import { accessData, accessReport } from '../access/access-report.ts';
import { type KnownCodes, knownCodes } from '../access/known-codes.ts';
import { visitorWith } from '../access/visitor.ts';
import { counted } from '../diagnostics/counted.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { ExitCode, Io } from '../io.ts';
import { lintContext } from '../lint/context/lint-context.ts';
import type { LocalText } from '../local-text.ts';
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
  const report = (codes: readonly string[], names: ReadonlySet<string>, kind: LocalText): void => {
    for (const code of codes.filter((each) => !names.has(each))) {
      const near = nearestAmong(names)(code);
      const isNear = near !== undefined;
      io.note({
        zh: `没有任何地方要求${kind.zh} ${code}${isNear ? `；是否想写 ${near}？` : ''}`,
        en: `nothing asks for the ${kind.en} code ${code}${isNear ? `; did you mean ${near}?` : ''}`,
      });
    }
  };
  report(own.menuCodes, known.menuCodes, { zh: '菜单码', en: 'menu' });
  report(own.fnCodes, known.fnCodes, { zh: '功能码', en: 'function' });
}

const texts = {
  zh: {
    open: '可打开',
    closed: '不可打开',
    columns: ['状态', '路径', '语言', '路由', '缺少'],
    block: (type: string, page: string) => `页面 ${page} 的区块 ${type}`,
    menuItems: (code: string) => `菜单码为 ${code} 的菜单项`,
    list: '；',
  },
  en: {
    open: 'open',
    closed: 'closed',
    columns: ['state', 'path', 'language', 'route', 'lacks'],
    block: (type: string, page: string) => `block ${type} of the page ${page}`,
    menuItems: (code: string) => `menu items with the code ${code}`,
    list: '; ',
  },
} as const;

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
    throw new UsageError({
      zh: '--login-status 应为整数；0 表示未登录',
      en: '--login-status is a whole number; 0 is not signed in',
    });
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
    io.stdout(toJson(accessData(found)));
    return 0;
  }
  const { addresses, blocks } = found;
  const { columns, list, ...words } = texts[io.language];
  const stateOf = (opens: boolean): string => (opens ? words.open : words.closed);
  const listed = (lacks: readonly LocalText[]): string =>
    lacks.map((text) => text[io.language]).join(list);
  const rows = [
    columns,
    ...addresses.map(({ opens, path, language, route, lacks }) => [
      stateOf(opens),
      path,
      language,
      route,
      listed(lacks),
    ]),
  ];
  io.stdout(table(rows));
  const parts = [
    ...blocks.map(({ opens, page, type, lacks, place }) => [
      stateOf(opens),
      words.block(type, page),
      listed(lacks),
      place,
    ]),
    ...found.menuCodes.map(({ opens, code, lacks, place }) => [
      stateOf(opens),
      words.menuItems(code),
      listed(lacks),
      place,
    ]),
  ];
  if (parts.length > 0) io.stdout(`\n${table(parts)}`);
  const open = addresses.filter(({ opens }) => opens).length;
  io.note({
    zh: `${open} 个网址可打开，${addresses.length - open} 个不可打开`,
    en: `${counted(open, 'address', 'addresses')} open, ${addresses.length - open} closed`,
  });
  return 0;
}
