import type { CommandSpec } from '../../command-spec.ts';

export const schema: CommandSpec = {
  name: 'schema',
  description: 'print the JSON Schema of site files',
  args: [],
  options: [],
  run: async ({ io }) => {
    const { schemaCommand } = await import('../schema.ts');
    return schemaCommand(io);
  },
};
