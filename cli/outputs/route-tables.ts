import type { Output } from './output.ts';

/** One route table a language and device: the desktop routes and their twins. */
export const routeTables: Output = ({ site, tables }) =>
  Object.fromEntries(
    tables.map((table) => {
      const variant = site.variants.find(
        ({ language, device }) => language === table.language && device === table.device,
      );
      if (!variant) throw new Error(`no set for the table ${table.language}.${table.device}`);
      return [variant.file, JSON.stringify(table)];
    }),
  );
