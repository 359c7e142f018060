import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import { routeAddresses } from '../../schema/compile/route-addresses.ts';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import { counted } from '../diagnostics/counted.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { ExitCode, Io } from '../io.ts';
import type { LocalText } from '../local-text.ts';
import { table, json as toJson } from '../report/table.ts';
import { UsageError } from '../usage-error.ts';
import { checkedSite } from './checked-site.ts';

export type RoutesOptions = {
  readonly json: boolean;
  readonly language?: string;
  readonly device?: string;
  /** Whose file is laid over the site. */
  readonly env?: string;
};

const heads = {
  zh: ['路径', '语言', '设备', 'id', '页面'],
  en: ['path', 'language', 'device', 'id', 'page'],
} as const;

const columns = ['path', 'language', 'device', 'id', 'page'] as const;

function assertKnown(what: LocalText, name: string | undefined, known: readonly string[]): void {
  if (name === undefined || known.includes(name)) return;
  const near = nearestAmong(known)(name);
  const hint =
    near === undefined
      ? { zh: '', en: '' }
      : { zh: `；是否想写 ${near}？`, en: `; did you mean ${near}?` };
  throw new UsageError({
    zh: `网站没有${what.zh} ${name}，只有 ${known.join('、')}${hint.zh}`,
    en: `the site has no ${what.en} ${name}; it has ${known.join(', ')}${hint.en}`,
  });
}

/** Lists every address of a site with its twins: a table, or JSON. */
export async function routesCommand(
  site: string,
  { json, language, device, env }: RoutesOptions,
  io: Io,
): Promise<ExitCode> {
  const checked = await checkedSite(site, io, env);
  if (!checked) return 1;
  const { source } = checked;
  const settings = siteSettings(source);
  assertKnown({ zh: '语言', en: 'language' }, language, Object.keys(settings.languages));
  assertKnown({ zh: '设备', en: 'device' }, device, Object.keys(settings.devices));
  const rows = routeAddresses(flatRoutes(source.routes), settings)
    .filter((each) => language === undefined || each.language === language)
    .filter((each) => device === undefined || each.device === device)
    .map((each) => ({
      path: each.path,
      language: each.language,
      device: each.device,
      id: each.id,
      canonical: each.canonical,
      ...(each.flat.route.page === undefined ? {} : { page: each.flat.route.page }),
    }));
  if (json) {
    io.stdout(toJson(rows));
    return 0;
  }
  io.stdout(
    table([heads[io.language], ...rows.map((row) => columns.map((column) => row[column] ?? ''))]),
  );
  io.note({
    zh: `${rows.length} 个网址`,
    en: counted(rows.length, 'address', 'addresses'),
  });
  return 0;
}
