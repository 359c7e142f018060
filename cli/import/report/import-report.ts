import { counted } from '../../diagnostics/counted.ts';
import type { CliLanguage, LocalText } from '../../local-text.ts';
import { json } from '../../report/table.ts';
import type { Note, NoteKind } from '../note.ts';
import type { EntryState } from '../plan/entry-state.ts';
import type { ImportPlan } from '../plan/plan-import.ts';

const kinds: Readonly<Record<NoteKind, LocalText>> = {
  lost: { zh: '没有导入', en: 'lost' },
  changed: { zh: '有改动', en: 'changed' },
  check: { zh: '请查看', en: 'check' },
};

export const stateWords: Readonly<Record<EntryState, LocalText>> = {
  new: { zh: '新建', en: 'wrote' },
  same: { zh: '不变', en: 'same' },
  replaced: { zh: '替换', en: 'replaced' },
  conflict: { zh: '冲突', en: 'conflict' },
};

function noteLine({ kind, text, detail, count }: Note, language: CliLanguage): string {
  const colon = language === 'zh' ? '：' : ': ';
  const about =
    detail === undefined ? '' : `${colon}\`${detail.replaceAll('`', "'").replace(/\s+/g, ' ')}\``;
  return `${kinds[kind][language]}${colon}${text[language]}${about}${count > 1 ? ` × ${count}` : ''}`;
}

/** What is lost, changed or to be looked at in all documents: what is lost first, and the most frequent. */
export function commonNotes({ entries }: ImportPlan): readonly LocalText[] {
  const counts = new Map<
    string,
    { readonly kind: NoteKind; readonly text: LocalText; documents: number }
  >();
  for (const { notes } of entries) {
    const own = new Map(notes.map((note) => [`${note.kind} ${note.text.en}`, note]));
    for (const [key, { kind, text }] of own) {
      counts.set(key, { kind, text, documents: (counts.get(key)?.documents ?? 0) + 1 });
    }
  }
  const order: readonly NoteKind[] = ['lost', 'check', 'changed'];
  return [...counts.values()]
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.documents - a.documents)
    .map(({ kind, text, documents }) => ({
      zh: `${kinds[kind].zh}：${text.zh}（${documents} 篇）`,
      en: `${kinds[kind].en}: ${text.en} (${counted(documents, 'document')})`,
    }));
}

/** The whole report for people, as Markdown. */
function markdownReport({ entries, leftOut }: ImportPlan, language: CliLanguage): string {
  const isChinese = language === 'zh';
  const lines = [isChinese ? '# 导入报告' : '# Import report', ''];
  for (const { name, path, title, state, notes } of entries) {
    lines.push(
      `## ${title}`,
      '',
      `- ${isChinese ? '来源' : 'from'}: \`${name}\``,
      `- ${stateWords[state][language]}: \`${path}\``,
    );
    for (const note of notes) lines.push(`- ${noteLine(note, language)}`);
    lines.push('');
  }
  if (leftOut.length > 0) {
    lines.push(isChinese ? '## 没有导入' : '## Left out', '');
    for (const { name, why } of leftOut)
      lines.push(`- \`${name}\`${isChinese ? '：' : ': '}${why[language]}`);
    lines.push('');
  }
  return lines.join('\n');
}

/** The whole report for programs; always in English. */
const jsonReport = ({ entries, leftOut }: ImportPlan): string =>
  json({
    entries: entries.map(({ notes, ...entry }) => ({
      ...entry,
      notes: notes.map((note) => ({ ...note, text: note.text.en })),
    })),
    leftOut: leftOut.map(({ name, why }) => ({ name, why: why.en })),
  });

/** The whole report: JSON where the name of its file says so. */
export const wholeReport = (plan: ImportPlan, file: string, language: CliLanguage): string =>
  /\.json$/i.test(file) ? jsonReport(plan) : markdownReport(plan, language);
