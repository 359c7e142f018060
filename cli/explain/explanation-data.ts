import type { PathExplanation } from './path-explanation.ts';

/** An explained address as JSON has it: in English, whoever reads it. */
export function explanationData(found: PathExplanation) {
  const { steps, layout, blocks, entry, access, menu } = found;
  return {
    ...found,
    steps: steps.map(({ why, ...step }) => ({ ...step, why: why.en })),
    ...(layout ? { layout: { ...layout, why: layout.why.en } } : {}),
    blocks: blocks.map(({ note, ...block }) => ({ ...block, ...(note ? { note: note.en } : {}) })),
    ...(entry ? { entry: { ...entry, text: entry.text.en } } : {}),
    access: {
      ...access,
      conditions: access.conditions.map(({ lacks, ...condition }) => ({
        ...condition,
        lacks: lacks.map(({ en }) => en),
      })),
    },
    menu: { ...menu, why: menu.why.map(({ en }) => en) },
  };
}
