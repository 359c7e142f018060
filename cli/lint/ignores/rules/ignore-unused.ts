import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';
import type { Ignore } from '../../../ignores/ignore.ts';
import type { IgnoreFault } from '../ignore-fault.ts';

export const ignoreUnused = {
  id: 'ignore-unused',
  severity: 'warning',
  explanation: {
    zh: '用来忽略警告的注释必须真的隐藏了某个警告。警告已经消失、或注释离开了它说的那一行之后，这条注释只会误导读者，将来还可能藏住新的错误。把它删掉，或移到它说的那一行的上方或行尾。',
    en: 'A comment that ignores a warning hides one. Where the warning is gone, or the comment no longer stands at the line it is about, it only misleads, and may hide a new mistake later: take it away, or move it above or behind the line it is about.',
  },
  bad: `version: 1
# site-lint-ignore translation-missing: 英文名下周到`,
  good: 'version: 1',
} as const satisfies RuleMeta;

/** The fault of a comment that hides nothing. */
export const unusedIgnore = ({ rule, target }: Ignore): IgnoreFault => ({
  rule: ignoreUnused,
  message: `this hides nothing: "${rule}" reports nothing ${target ? 'on the line that this comment is about' : 'in this file'}; remove the comment`,
  removable: true,
});
