import { HoursChip } from '../hours-chip/hours-chip.tsx';
import { LockSign } from '../lock-sign/lock-sign.tsx';
import { Notices } from '../notice/notices.tsx';
import { PageLanguageLinks } from '../page-languages/page-language-links.tsx';

/** What only some sites have around their pages, in one file: built pages have theirs as HTML. */
export const lateComponents = {
  notices: Notices,
  hours: HoursChip,
  languages: PageLanguageLinks,
  lock: LockSign,
};
