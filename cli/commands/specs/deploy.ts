import type { CommandSpec } from '../../command-spec.ts';
import { releasedOption } from './common.ts';

export const deploy: CommandSpec = {
  name: 'deploy',
  description: {
    zh: '把已构建的网站复制到提供它的地方',
    en: 'copy a built site to where it is served',
  },
  args: [],
  options: [
    releasedOption,
    {
      flags: '--to <target>',
      description: {
        zh: '目标：文件夹、rsync:用户@主机:/路径、rsync://主机/模块、s3://存储桶/路径',
        en: 'target: a folder, rsync:user@host:/path, rsync://host/module, s3://bucket/path',
      },
      completes: 'folders',
      required: true,
    },
    {
      flags: '--dry-run',
      description: { zh: '只说明会改动什么', en: 'only say what would change' },
    },
    {
      flags: '--list',
      description: {
        zh: '逐行列出改动的每个文件，而不是各类的数目',
        en: 'name every file that changed in a line of its own, not how many of each kind',
      },
    },
    {
      flags: '--overwrite',
      description: {
        zh: '目标中不是由本命令放的文件也替换',
        en: 'replace files there that this command did not put there',
      },
    },
  ],
  help: {
    zh: '先传按内容命名的文件，再传数据和网页，最后移除不再需要的；中断后再次运行会接着做。S3 的密钥和地址写在环境变量 AWS_ACCESS_KEY_ID、AWS_SECRET_ACCESS_KEY、AWS_REGION、AWS_ENDPOINT_URL 中。',
    en: 'Files that are named after their content go first, then data and pages; what is no longer wanted is removed last. Run it again where it was broken off. The keys and the address of a store for s3:// are those of AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL.',
  },
  run: async ({ options, io }) => {
    const { deployCommand } = await import('../deploy.ts');
    const { out, to, dryRun, overwrite, list } = options;
    return deployCommand(
      String(out),
      {
        to: String(to),
        isDry: dryRun === true,
        overwrite: overwrite === true,
        lists: list === true,
      },
      io,
    );
  },
};
