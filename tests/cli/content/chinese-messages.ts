import { textMessages } from '../../../cli/content/parts/text-messages.ts';
import { chinese } from '../../../schema/messages/chinese.ts';

/** The words that texts in Chinese have. */
export const chineseMessages = textMessages(chinese);
