import { describe, expect, it } from 'vitest';
import { fieldTexts } from '../../../cli/search/field-texts.ts';
import type { FieldModel } from '../../../schema/content/collection-model.ts';
import type { FieldValue } from '../../../schema/content/content-model.ts';

const titles: Readonly<Record<string, string>> = { nanyu: '南屿大学' };

function read(type: string, value: FieldValue, more: Partial<FieldModel> = {}): string[] {
  const field = { name: 'key', type, ...more };
  return fieldTexts({ key: value }, [field], (name, id) =>
    name === 'key' ? titles[id] : undefined,
  );
}

describe('the texts of a field', () => {
  it.each<[string, FieldValue, string[]]>([
    ['text', '海洋科学', ['海洋科学']],
    ['number', 2023, ['2023']],
    ['day', '2026-03-18', ['2026-03-18']],
    ['yes', true, []],
    ['texts', ['护照', '照片'], ['护照', '照片']],
    ['address', '/art/crest.svg', []],
    ['facts', [{ label: '校区', value: '东岸' }], ['校区', '东岸']],
    [
      'steps',
      [{ date: '三月', title: '报名', text: '网上', link: '/apply' }, { title: '测试' }],
      ['三月', '报名', '网上', '测试'],
    ],
    ['links', [{ label: '报名', link: '/apply' }], ['报名']],
    ['files', [{ label: '课程表', file: '/files/x.csv' }], ['课程表']],
    ['table', { columns: ['专业'], rows: [['海洋'], ['护理']] }, ['专业', '海洋', '护理']],
    ['entries', ['nanyu', 'ghost'], ['南屿大学']],
  ])('of the type %s', (type, value, texts) => {
    expect(read(type, value)).toEqual(texts);
  });

  it('of a choice is the name of the option', () => {
    expect(read('choice', 'open', { options: { open: '开放' } })).toEqual(['开放']);
    expect(read('choice', 'constructor', { options: { open: '开放' } })).toEqual(['constructor']);
  });

  it('that no collection declares is none', () => {
    expect(fieldTexts({ other: 'x' }, [], () => 'x')).toEqual([]);
    expect(fieldTexts(undefined, [{ name: 'key', type: 'text' }], () => 'x')).toEqual([]);
  });
});
