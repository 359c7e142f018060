import { styleText } from 'node:util';

const key = (name: string): string => styleText('dim', name);

/** What the line below a choice says in Chinese of the keys that move and confirm. */
export const chineseInstructions = {
  select: [`${key('↑/↓')} 移动`, `${key('回车')} 确认`],
  multiselect: [`${key('↑/↓')} 移动`, `${key('空格')} 选择`, `${key('回车')} 确认`],
} as const;
