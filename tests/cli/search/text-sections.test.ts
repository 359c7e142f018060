import { describe, expect, it } from 'vitest';
import { textPieces } from '../../../cli/search/text-pieces.ts';
import { pieceSections } from '../../../cli/search/text-sections.ts';

const heading = (text: string) => ({ id: `id-${text}`, text });

describe('the sections of a text', () => {
  it('begin with their headings, in their order', () => {
    const text = '开头\n甲\n甲的话，提到乙\n乙\n乙的话\n甲\n又是甲';
    const sections = pieceSections([text], [heading('甲'), heading('乙'), heading('甲')]);
    expect(sections).toEqual([
      [
        [3, 'id-甲'],
        [13, 'id-乙'],
        [19, 'id-甲'],
      ],
    ]);
  });

  it('go on in the pieces that follow', () => {
    const long = '这句话说的是园区。'.repeat(300);
    const text = `开头\n甲\n${long}\n乙\n${long}`;
    const pieces = textPieces(text);
    const sections = pieceSections(pieces, [heading('甲'), heading('乙')]);
    expect(sections).toHaveLength(pieces.length);
    expect(sections[0]).toEqual([[3, 'id-甲']]);
    expect(sections[1]).toEqual([[-1, 'id-甲']]);
    expect(sections.at(-1)).toEqual([[-1, 'id-乙']]);
    const changed = sections.find((each) => each.length === 2);
    expect(changed?.map(([, id]) => id)).toEqual(['id-甲', 'id-乙']);
  });

  it('are distinguished where one begins with a piece', () => {
    expect(pieceSections(['甲\n话。\n', '乙\n话。'], [heading('甲'), heading('乙')])).toEqual([
      [[0, 'id-甲']],
      [
        [-1, 'id-甲'],
        [0, 'id-乙'],
      ],
    ]);
  });

  it('are none where there are no headings, or the text has none of them', () => {
    expect(pieceSections(['甲'], [])).toEqual([[]]);
    expect(pieceSections(['甲', '乙'], [heading('丙')])).toEqual([[], []]);
    expect(pieceSections(['甲', '乙'])).toEqual([[], []]);
  });
});
