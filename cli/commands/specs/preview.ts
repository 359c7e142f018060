import type { CommandSpec } from '../../command-spec.ts';
import type { ServeOptions } from '../preview.ts';
import { defaultOut, previewPort, serverOptions } from './common.ts';

export const preview: CommandSpec = {
  name: 'preview',
  description: {
    zh: '像 Web 服务器一样提供已构建的网站',
    en: 'serve a built site as a web server would',
  },
  args: [
    {
      name: '[folder]',
      description: { zh: '已构建网站的文件夹', en: 'folder of the built site' },
      default: defaultOut,
    },
  ],
  options: serverOptions(previewPort),
  run: async ({ args: [folder = ''], options, io, stop }) => {
    const { previewCommand } = await import('../preview.ts');
    return previewCommand(folder, options as ServeOptions, io, stop());
  },
};
