import type { SiteSource } from '../../schema/source.generated.ts';
import { settingValues } from './setting-values.ts';

/** A setting of a whole site that changed. */
export type SettingChange = {
  readonly kind: 'setting';
  /** Its key in the site file, with dots. */
  readonly setting: string;
  /** Absent: it was not set. */
  readonly before?: string;
  /** Absent: it is not set any more. */
  readonly after?: string;
};

/** Whether a setting is one of a language or device that a site does not have: its addresses show that. */
const isOfAnother = (key: string, source: SiteSource): boolean => {
  const [part, name = '', inner] = key.split('.');
  if (inner === undefined) return false;
  if (part === 'languages') return !Object.hasOwn(source.languages, name);
  return part === 'devices' && !Object.hasOwn(source.devices ?? { desktop: {} }, name);
};

/** The settings that differ between two versions of a site, in the order of the newer one. */
export function settingChanges(oldSource: SiteSource, newSource: SiteSource): SettingChange[] {
  const old = settingValues(oldSource);
  const now = settingValues(newSource);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((setting): SettingChange[] => {
    const [before, after] = [old.get(setting), now.get(setting)];
    if (before === after) return [];
    if (isOfAnother(setting, oldSource) || isOfAnother(setting, newSource)) return [];
    return [
      {
        kind: 'setting',
        setting,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  });
}
