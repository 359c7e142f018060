import { findSiteFile } from '../../files/find-site-file.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import { allMessages, messageSkeleton, missingMessages } from '../../i18n/message-skeleton.ts';
import { languageChoices } from '../../init/language-choice.ts';
import type { ExitCode, Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import { shapedSite } from '../shaped-site.ts';

export type MessagesOptions = {
  /** Folder of the site; undefined: the default one, where it is there. */
  readonly site: string | undefined;
  /** Whether only words are printed that the site has not translated. */
  readonly missing: boolean;
};

const defaultSite = 'site';

/** Whether there is a site to look into. */
async function hasSite({ site, missing }: MessagesOptions): Promise<boolean> {
  if (site !== undefined || missing) return true;
  try {
    await findSiteFile(defaultSite);
    return true;
  } catch (error) {
    if (error instanceof UnreadableInput) return false;
    throw error;
  }
}

/**
 * Prints the words of the user interface for a language, as YAML to be pasted into the site file.
 * @param typed code or tag of the language
 * @returns 1 where the shape of the site file is wrong
 * @throws UsageError where there is no such language; UnreadableInput where there is no site that was asked for
 */
export async function messagesCommand(
  typed: string,
  options: MessagesOptions,
  io: Io,
): Promise<ExitCode> {
  const [choice, ...others] = languageChoices(typed);
  if (!choice || others.length > 0) {
    throw new UsageError({
      zh: `“${typed}”：请只写一种语言`,
      en: `"${typed}": name one language`,
    });
  }
  const { code, label } = choice;
  const shaped = (await hasSite(options))
    ? await shapedSite(options.site ?? defaultSite, io)
    : { source: undefined };
  if (!shaped) return 1;
  const language = shaped.source?.languages[code];
  const tag = language?.tag ?? choice.tag ?? code;
  const own = language?.messages ?? {};
  const wanted = options.missing ? missingMessages(tag, own) : allMessages;
  if (wanted.length === 0) {
    io.note({
      zh: `${label}（${code}）没有缺少的词句`,
      en: `${label} (${code}) lacks no words`,
    });
    return 0;
  }
  io.note({
    zh: `${label}的 ${wanted.length} 条词句：请粘贴到 languages.${code} 下面；花括号中的内容由程序填写`,
    en: `${wanted.length} words for ${label}: paste them below languages.${code}; what stands in braces is filled in`,
  });
  io.stdout(messageSkeleton(tag, wanted, own));
  return 0;
}
