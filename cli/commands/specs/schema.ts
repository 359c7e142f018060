import type { CommandSpec } from '../../command-spec.ts';

export const schema: CommandSpec = {
  name: 'schema',
  description: 'print the JSON Schema of site files',
  args: [],
  options: [{ flags: '--part', description: 'print that of the files that a site file includes' }],
  run: async ({ options, io }) => {
    const { schemaCommand } = await import('../schema.ts');
    return schemaCommand({ part: options.part === true }, io);
  },
};
