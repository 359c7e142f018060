import type { PageTarget } from '../../../cli/prerender/page-targets.ts';
import type { Prerenderer, PrerenderInput, Rendered } from '../../../schema/prerenderer.ts';
import { tableIndex } from '../../../schema/visit/table-index.ts';
import type { Random } from '../random.ts';
import type { CompiledMutant } from './compiled-mutant.ts';
import { pageTexts } from './page-texts.ts';

export type CreatePrerenderer = (input: PrerenderInput) => Prerenderer;

/** Pages of a mutant that are rendered: what the mutation changed, and some of all others. */
const maxChanged = 3;
const others = 1;

/** The route of a target: its key in `pageTexts`. */
function routeOf({ model }: CompiledMutant, { path, language, device }: PageTarget): string {
  const table = model.tables.find((each) => each.language === language && each.device === device);
  const row = table && tableIndex(table).match(path)?.value;
  return `${language}.${device} ${row?.id ?? ''}`;
}

/** Some of a list, each at most once. */
function someOf<Item>(items: readonly Item[], count: number, random: Random): readonly Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }).flatMap(() =>
    rest.splice(random.below(rest.length), 1),
  );
}

function faultOf(rendered: Rendered, target: PageTarget, isAddress: boolean): string | undefined {
  const name = `${target.language}.${target.device} ${target.path} ${target.status ?? ''}`;
  if (rendered.kind === 'failed') return `${name} fails in ${rendered.block}: ${rendered.message}`;
  if (rendered.kind === 'redirect') return rendered.to ? undefined : `${name} leads nowhere`;
  if (rendered.html.trim() === '') return `${name} is empty`;
  if (!/<title>/.test(rendered.head)) return `${name} has no title`;
  if (isAddress && rendered.status !== 200) return `${name} has the status ${rendered.status}`;
  const [raw] = /\[object Object\]|>(?:undefined|NaN)</.exec(rendered.html) ?? [];
  return raw === undefined ? undefined : `${name} says ${raw}`;
}

export type RenderedPages = { readonly routes: readonly string[]; readonly faults: string[] };

/**
 * Renders pages of a mutant.
 * @param before what the model of the sample says of its routes
 * @param all whether every page is rendered
 */
export async function renderPages(
  compiled: CompiledMutant,
  prerenderer: Prerenderer,
  before: ReadonlyMap<string, string>,
  random: Random,
  all = false,
): Promise<RenderedPages> {
  const { targets, statuses, model } = compiled;
  const now = pageTexts(model);
  const isChanged = (each: PageTarget): boolean => {
    const key = routeOf(compiled, each);
    return now.get(key) !== before.get(key);
  };
  const chosen = all
    ? [...targets, ...statuses]
    : [
        ...someOf(targets.filter(isChanged), maxChanged, random),
        ...someOf([...targets, ...statuses], others, random),
      ];
  const routes: string[] = [];
  const faults: string[] = [];
  for (const target of chosen) {
    const { files: _, name: __, fallbackOf: ___, ...request } = target;
    const isAddress = targets.includes(target) && target.status === undefined;
    const rendered = await prerenderer.render(request).catch(
      (error: Error): Rendered => ({
        ...{ kind: 'failed', place: '', block: 'nothing' },
        message: error.stack ?? String(error),
      }),
    );
    const fault = faultOf(rendered, target, isAddress);
    if (fault !== undefined) faults.push(fault);
    routes.push(routeOf(compiled, target));
  }
  return { routes, faults };
}
