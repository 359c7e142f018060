import type { Output } from './output.ts';

/** One data file a lazy group, language and device. */
export const groupFiles: Output = ({ groups, tables }) =>
  Object.fromEntries(
    groups.map((group) => {
      const table = tables.find(
        ({ language, device }) => language === group.language && device === group.device,
      );
      const file = table?.groups[group.group]?.file;
      if (file === undefined) throw new Error(`no file is named for the group ${group.group}`);
      return [file, JSON.stringify(group)];
    }),
  );
