import { describe, expect, it } from 'vitest';
import { leftPlaceholders } from '../../../cli/content/rules/content-placeholder.ts';

const found = (...lines: readonly string[]): readonly string[] => {
  const text = lines.join('\n');
  return [...leftPlaceholders(text, {})].map(({ start, end }) => text.slice(start, end));
};

describe('placeholders of site new', () => {
  it('are found in front matter and in the text', () => {
    expect(found('---', 'title: 新闻', '---', '', '在这里写正文。')).toEqual(['在这里写正文。']);
  });

  it('may be quoted in code blocks, and are found behind them', () => {
    expect(found('# 指南', '', '```markdown', '在这里写正文。', '```', '')).toEqual([]);
    expect(found('~~~~', '在这里写正文。', '~~~', '在这里写正文。', '~~~~', '')).toEqual([]);
    expect(found('```', 'a', '```', '', '在这里写正文。')).toEqual(['在这里写正文。']);
  });

  it('are no findings in drafts', () => {
    expect([...leftPlaceholders('在这里写正文。', { draft: true })]).toEqual([]);
  });
});
