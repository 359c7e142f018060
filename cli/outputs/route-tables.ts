import type { Output } from './output.ts';

/** One route table a language and device: the desktop routes and their twins. */
export const routeTables: Output = ({ site, tables }) =>
  Object.fromEntries(
    tables.map((table) => {
      const set = site.sets.find(
        ({ language, device }) => language === table.language && device === table.device,
      );
      if (!set) throw new Error(`no set for the table ${table.language}.${table.device}`);
      return [set.file, JSON.stringify(table)];
    }),
  );
