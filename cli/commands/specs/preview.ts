import type { CommandSpec } from '../../command-spec.ts';
import type { ServeOptions } from '../preview.ts';
import { defaultOut, previewPort, serverOptions } from './common.ts';

export const preview: CommandSpec = {
  name: 'preview',
  description: 'serve a built site as a web server would',
  args: [{ name: '[folder]', description: 'folder of the built site', default: defaultOut }],
  options: serverOptions(previewPort),
  run: async ({ args: [folder = ''], options, io, stop }) => {
    const { previewCommand } = await import('../preview.ts');
    return previewCommand(folder, options as ServeOptions, io, stop());
  },
};
