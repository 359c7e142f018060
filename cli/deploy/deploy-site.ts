import { manifestName } from '../files/is-output.ts';
import { manifestFile, manifestOf, readManifest } from '../files/manifest.ts';
import { pathsIn } from '../releases/manifest-paths.ts';
import { assertNotStopped } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { type DeployPlan, deployPlan, type FileSums } from './deploy-plan.ts';
import type { DeployTarget } from './deploy-target.ts';
import { fileSums } from './file-sums.ts';

export type DeployOptions = {
  /** Only says what would be done. */
  readonly isDry: boolean;
  /** Whether files that no deployment put there may be replaced. */
  readonly overwrite: boolean;
  /** Is called with each step that is done. */
  readonly onStep: (done: number, all: number) => void;
  readonly stop: AbortSignal;
};

/**
 * Paths that earlier deployments put at a target; undefined where there was none.
 * @throws UsageError where one of them leads out of it
 */
async function deployedBefore(target: DeployTarget): Promise<ReadonlySet<string> | undefined> {
  const text = await target.read(manifestName);
  return text === undefined
    ? undefined
    : new Set(pathsIn(manifestOf(`${target.name.replace(/\/+$/, '')}/${manifestName}`, text)));
}

/** Keeps what somebody else put there from being replaced. */
function assertOurs(
  target: DeployTarget,
  { changed }: DeployPlan,
  ours: ReadonlySet<string> | undefined,
  wanted: FileSums,
): void {
  const foreign = [...changed].find((path) => !ours?.has(path) && wanted.has(path));
  if (foreign === undefined) return;
  throw new UsageError({
    zh: `${target.name} 中的 ${foreign} 不是 site deploy 放的，内容也不同；确实要替换请加 --overwrite`,
    en: `${foreign} in ${target.name} was not put there by site deploy, and is another file; add --overwrite to replace it`,
  });
}

/**
 * Brings a target up to date with a built site: files that are named after their content first, then data, then pages, and
 * what is no longer wanted goes last. So every page that a visitor gets meanwhile finds what it names. A deployment that
 * was broken off goes on where it stopped, as files that are there already are left alone.
 * @param folder of the built site
 * @returns what was, or would be, done
 * @throws UsageError where the target cannot be read or written, holds files of somebody else, or a manifest that names
 *   some outside of it; what the file system says; Interrupted where it is stopped
 */
export async function deploySite(
  folder: string,
  target: DeployTarget,
  { isDry, overwrite, onStep, stop }: DeployOptions,
): Promise<DeployPlan> {
  const manifest = await readManifest(folder);
  const paths = pathsIn(manifest).filter((path) => target.takes?.(path) ?? true);
  const wanted = await fileSums(folder, paths, stop);
  const ours = await deployedBefore(target);
  const plan = deployPlan(
    wanted,
    await target.list(folder, wanted, ours ?? new Set()),
    ours ?? new Set(),
  );
  if (!overwrite) assertOurs(target, plan, ours, wanted);
  const steps = [plan.hashed, plan.data, plan.pages];
  const all = [...steps, plan.removals].reduce((sum, each) => sum + each.length, 0);
  if (isDry || (all === 0 && ours !== undefined)) return plan;
  assertNotStopped(stop);
  // Should this be broken off, the next deployment knows all that it may have put there.
  const known = Object.fromEntries([...(ours ?? []), ...paths].map((path) => [path, null]));
  await target.writeText(manifestName, manifestFile({ deployed: known }).text);
  let count = 0;
  const done = (): void => {
    count += 1;
    onStep(count, all);
  };
  for (const step of steps) if (step.length > 0) await target.put(folder, step, done);
  if (plan.removals.length > 0) await target.remove(plan.removals);
  const now = Object.fromEntries(paths.map((path) => [path, null]));
  await target.writeText(manifestName, manifestFile({ deployed: now }).text);
  return plan;
}
