import type { CommandSpec } from '../../command-spec.ts';
import { shellNames } from '../../completion/shell-names.ts';

export const completion: CommandSpec = {
  name: 'completion',
  description: {
    zh: '输出 Shell 补全脚本，用 Tab 键补全命令、选项和取值',
    en: 'print a script that completes commands, options and values in a shell',
  },
  args: [
    {
      name: '<shell>',
      description: { zh: 'Shell 的种类', en: 'kind of shell' },
      choices: shellNames,
    },
    {
      name: '[words...]',
      description: {
        zh: '脚本用来查询补全的内容，写在 -- 后面',
        en: 'asked for by the script: the words to be completed, behind --',
      },
    },
  ],
  options: [],
  help: {
    zh: `启用补全：
  bash  在 ~/.bashrc 中加入 eval "$(site completion bash)"
  zsh   在 ~/.zshrc 的 compinit 之后加入 source <(site completion zsh)
  fish  运行 site completion fish > ~/.config/fish/completions/site.fish`,
    en: `To switch it on:
  bash  add to ~/.bashrc: eval "$(site completion bash)"
  zsh   add to ~/.zshrc, behind compinit: source <(site completion zsh)
  fish  run site completion fish > ~/.config/fish/completions/site.fish`,
  },
  run: async ({ args: [shell = '', ...words], commands, io }) => {
    const { completionCommand } = await import('../completion.ts');
    return completionCommand(shell, words, commands, io);
  },
};
