import type { RouteRow, RouteTable } from '../../schema/model.ts';
import type { PathMatch } from '../../schema/path/path-matcher.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import { type Outcome, resolveAddress } from '../../schema/visit/resolve-address.ts';
import { rootLanguage } from '../../schema/visit/root-language.ts';
import { variantOfPath } from '../../schema/visit/variant-of-path.ts';
import { visitorWith } from '../access/visitor.ts';
import type { LocalText } from '../local-text.ts';
import { type ExplainedSite, tableOf } from './explained-site.ts';

/** An address that is led on before a page is shown. */
export type Step = { readonly to: string; readonly why: LocalText };

/** The route that an address opens. */
export type FoundAddress = {
  /** Its row as a visitor gets it. */
  readonly row: RouteRow;
  readonly table: RouteTable;
  readonly match: PathMatch<RouteRow>;
  readonly query: string;
  readonly steps: readonly Step[];
};

/** More than any site needs. */
const maxSteps = 10;

/** Without host, base and the # of hash mode: as the routes are written. */
export function ownAddress(typed: string, { model }: Pick<ExplainedSite, 'model'>): string {
  const below = typed.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const hashed = /^[^#]*#(\/.*)$/.exec(below)?.[1];
  if (model.history === 'hash' && hashed !== undefined) return hashed;
  const base = model.base.replace(/\/$/, '');
  const isBelow = base !== '' && (below === base || below.startsWith(`${base}/`));
  return isBelow ? below.slice(base.length) || '/' : below;
}

/** What an address shows to somebody to whom every page is open, redirects of routes not followed. */
function look(address: string, site: ExplainedSite): Outcome {
  const { model } = site;
  const parts = splitAddress(address);
  const isRoot = rootLanguage(parts.path, model) !== undefined;
  return resolveAddress(parts, {
    model,
    // Which page a root leads to depends on what the visitor may open.
    tableOf: (variant) => tableOf(isRoot ? site.tables : stayingTables(site), variant),
    access: visitorWith(site.context.source),
    device: isRoot ? model.defaultDevice : variantOfPath(parts.path, model).device,
    leadToDevice: false,
  });
}

const staying = new WeakMap<ExplainedSite, readonly RouteTable[]>();

/** The open tables without redirects. */
function stayingTables(site: ExplainedSite): readonly RouteTable[] {
  const known = staying.get(site);
  if (known) return known;
  const made = site.openTables.map((table) => ({
    ...table,
    routes: table.routes.map(({ redirect: _, ...row }) => row),
  }));
  staying.set(site, made);
  return made;
}

function whyLed(address: string, { model }: ExplainedSite, outcome: Outcome): LocalText {
  if (outcome.kind === 'chooseDevice') {
    return {
      zh: `?device= 选择了设备版本 ${outcome.device}`,
      en: `?device= chooses the device variant ${outcome.device}`,
    };
  }
  const language = rootLanguage(splitAddress(address).path, model);
  return language === undefined
    ? {
        zh: '改用站点文件中的写法',
        en: 'the spelling of the site file takes the place of another one',
      }
    : {
        zh: `没有权限码的访客打开 ${language} 的根网址时到这里`,
        en: `the root of ${language} leads there, for a visitor without codes`,
      };
}

/** Finds the route that an address opens, in whatever spelling; undefined where there is none. */
export function findAddress(typed: string, site: ExplainedSite): FoundAddress | undefined {
  const steps: Step[] = [];
  let address = ownAddress(typed, site);
  while (steps.length < maxSteps) {
    const outcome = look(address, site);
    if (outcome.kind === 'screen') {
      const { language, device } = outcome.table;
      const table = tableOf(site.tables, { language, device });
      const row = table?.routes.find(({ id }) => id === outcome.row.id);
      const { query } = splitAddress(address);
      return table && row && { row, table, match: outcome.match, query, steps };
    }
    if (outcome.kind !== 'redirect' && outcome.kind !== 'chooseDevice') return undefined;
    steps.push({ to: outcome.to, why: whyLed(address, site, outcome) });
    address = outcome.to;
  }
  return undefined;
}
