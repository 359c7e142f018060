import type { BlockOf, ModelBlocks } from '../../../schema/model.ts';
import type { Thing } from './thing.ts';

/**
 * The questions that a page answers (FAQPage): those of its own blocks that everybody sees. Only one of its sections is
 * on the page.
 * @returns undefined where there are none
 */
export function questionData(blocks: ModelBlocks): Thing | undefined {
  const questions = blocks
    .filter((block): block is BlockOf<'accordion'> => block.type === 'accordion' && !block.guard)
    .filter((block) => block.questions)
    .flatMap(({ items }) => items)
    .map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: body.join('\n') },
    }));
  return questions.length === 0 ? undefined : { '@type': 'FAQPage', mainEntity: questions };
}
